import { useSyncExternalStore } from 'react';

const KEY = 'infinitum.shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
let isOn = readChoice();

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true; // Storage is unavailable: use the default.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOn(next: boolean): void {
  isOn = next;
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // The choice lasts until the page closes.
  }
  for (const notify of listeners) notify();
}

/**
 * Keys without a modifier interfere with speech input, so they can be switched off (WCAG 2.1.4).
 */
export function useShortcutsSwitch() {
  return { isOn: useSyncExternalStore(subscribe, () => isOn), setOn };
}
