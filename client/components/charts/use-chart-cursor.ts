import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { nearestBand } from './axis/band-layout';

type Plot = { count: number; marginLeft: number; innerWidth: number };

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - 7,
  PageDown: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/** The position of a chart under the pointer or the arrow keys; null when there is none. */
export function useChartCursor({ count, marginLeft, innerWidth }: Plot) {
  const [index, setIndex] = useState<number | null>(null);
  const last = count - 1;
  const clear = () => setIndex(null);

  const indexAt = (event: MouseEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - marginLeft;
    return nearestBand(x, count, innerWidth);
  };
  const onPointerMove = (event: MouseEvent<HTMLElement>) => setIndex(indexAt(event));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return clear();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setIndex((at) =>
      at === null && event.key.startsWith('Arrow')
        ? last
        : Math.min(last, Math.max(0, step(at ?? last, last))),
    );
  };

  return {
    index: index !== null && index <= last ? index : null,
    indexAt,
    events: { onPointerMove, onPointerLeave: clear, onKeyDown, onBlur: clear },
  };
}
