import { useEffect, useRef } from 'react';

/** Long enough to see the choice. */
const CLOSE_AFTER_MS = 100;

/** Closes a list a moment after the choice that completes it. */
export function useClosingSoon(close: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_AFTER_MS);
  };
}
