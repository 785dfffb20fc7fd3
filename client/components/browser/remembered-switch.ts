import { useSyncExternalStore } from 'react';

const WORDS = { on: true, off: false } as const;

/** A choice of this browser between on and off, kept in local storage under the key. */
export function rememberedSwitch(key: string, isOnAtFirst: boolean) {
  const listeners = new Set<() => void>();

  const readStored = (): boolean => {
    try {
      const word = localStorage.getItem(key);
      return word === 'on' || word === 'off' ? WORDS[word] : isOnAtFirst;
    } catch {
      return isOnAtFirst; // Storage is unavailable: use the default.
    }
  };
  let isOn = readStored();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const setOn = (next: boolean): void => {
    isOn = next;
    try {
      if (next === isOnAtFirst) localStorage.removeItem(key);
      else localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // The choice lasts until the page closes.
    }
    for (const notify of listeners) notify();
  };
  const useSwitch = () => ({ isOn: useSyncExternalStore(subscribe, () => isOn), setOn });

  return { useSwitch, isOn: () => isOn };
}
