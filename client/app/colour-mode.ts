import { useSyncExternalStore } from 'react';

type ColourMode = 'light' | 'dark';

const KEY = 'infinitum.colour-mode';
const DARK_PREFERRED = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let mode: ColourMode = 'light';

function readChoice(): ColourMode {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Storage is unavailable: use the system's preference.
  }
  return window.matchMedia(DARK_PREFERRED).matches ? 'dark' : 'light';
}

function apply(): void {
  mode = readChoice();
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
  for (const notify of listeners) notify();
}

/** Paper is light. */
function applyLight(): void {
  document.documentElement.classList.remove('dark');
  document.documentElement.classList.add('light');
}

/**
 * Runs before the first paint, so that the page does not flash; follows the system and other tabs
 * afterwards.
 */
export function startColourMode(): void {
  apply();
  window.matchMedia(DARK_PREFERRED).addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => key === KEY && apply());
  window.addEventListener('beforeprint', applyLight);
  window.addEventListener('afterprint', apply);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColourMode() {
  const current = useSyncExternalStore(subscribe, () => mode);
  const toggle = () => {
    try {
      localStorage.setItem(KEY, current === 'dark' ? 'light' : 'dark');
    } catch {
      return; // Without storage the system's setting applies.
    }
    apply();
  };

  return { mode: current, toggle };
}
