import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { nearestBand } from './axis/band-layout';

interface Plot {
  count: number;
  height: number;
  padding: number;
  /** The bar that a key moved to, so that it can scroll into view. */
  onKeyMove: (index: number) => void;
}

const PAGE = 6;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - PAGE,
  PageDown: (at) => at + PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/** The hovered or focused bar; null when there is none. */
export function useBarCursor({ count, height, padding, onKeyMove }: Plot) {
  const [index, setIndex] = useState<number | null>(null);
  const last = count - 1;
  const current = index !== null && index <= last ? index : null;
  const clear = () => setIndex(null);

  const point = (event: PointerEvent<HTMLElement>) => {
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top;
    setIndex(nearestBand(y, count, height, padding));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return clear();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const isFirst = current === null && event.key !== 'End';
    const next = isFirst ? 0 : Math.min(last, Math.max(0, step(current ?? 0, last)));
    setIndex(next);
    onKeyMove(next);
  };

  return {
    index: current,
    pointerEvents: { onPointerMove: point, onPointerDown: point, onPointerLeave: clear },
    keyEvents: { onKeyDown, onBlur: clear },
  };
}
