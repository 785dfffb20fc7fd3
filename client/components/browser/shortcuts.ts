import { useEffect, useRef } from 'react';

interface Shortcut {
  /** One key ('/') or two in sequence ('g o'). */
  keys: string;
  does: string;
  run: () => void;
}

const SECOND_KEY_WITHIN_MS = 1200;

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function replaceShortcuts(next: readonly Shortcut[]): void {
  shortcuts = next;
  for (const notify of listeners) notify();
}

export const currentShortcuts = (): readonly Shortcut[] => shortcuts;

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a shortcut; returns a function that removes it. */
export function registerShortcut(shortcut: Shortcut): () => void {
  replaceShortcuts([...shortcuts, shortcut]);
  return () => replaceShortcuts(shortcuts.filter((other) => other !== shortcut));
}

/** Binds a key while the component is mounted, and lists it in the '?' sheet. */
export function useShortcut({ keys, does, run }: Shortcut): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => registerShortcut({ keys, does, run: () => latestRun.current() }), [keys, does]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input, textarea, select, [role="combobox"], [role="dialog"] *, [role="menu"]')
  );
}

const shortcutFor = (pressed: string) => shortcuts.findLast(({ keys }) => keys === pressed);

/** Runs the shortcuts for key presses on the document. Returns a function that stops it. */
export function listenForShortcuts(target: Document): () => void {
  let firstKey = '';
  let firstAt = 0;
  const listener = (event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      isTyping(event.target)
    )
      return;

    const isSecond = firstKey !== '' && event.timeStamp - firstAt < SECOND_KEY_WITHIN_MS;
    const pressed = isSecond ? `${firstKey} ${event.key}` : event.key;
    const match = shortcutFor(pressed) ?? shortcutFor(event.key);

    firstKey = match ? '' : event.key;
    firstAt = event.timeStamp;

    if (!match) return;

    event.preventDefault();
    match.run();
  };

  target.addEventListener('keydown', listener);

  return () => target.removeEventListener('keydown', listener);
}
