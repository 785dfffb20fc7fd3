import { useSyncExternalStore } from 'react';

const KEY = 'infinitum.shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
let isOn = readChoice();

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true; // Storage is closed to us: the usual setting.
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
    // Holds for as long as the page is open.
  }
  for (const notify of listeners) notify();
}

/**
 * Keys without a modifier get in the way of speech input: they can be switched off (WCAG 2.1.4).
 */
export function useShortcutsSwitch() {
  return { isOn: useSyncExternalStore(subscribe, () => isOn), setOn };
}
