import { type KeyboardEvent, useRef, useState } from 'react';

export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

const MOVES: Readonly<Record<string, (place: GridPlace, last: GridPlace) => GridPlace>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }, last) => ({ row: last.row, column }),
};

const within = (at: number, last: number) => Math.min(last, Math.max(0, at));

/** One tab stop in a table of many cells; the arrow keys move from there. */
export function useGridCursor({ rows, columns }: GridSize) {
  const [stop, setStop] = useState<GridPlace>({ row: 0, column: 0 });
  const grid = useRef<HTMLTableElement>(null);
  const last = { row: rows - 1, column: columns - 1 };
  const current = { row: within(stop.row, last.row), column: within(stop.column, last.column) };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(current, last);
    const place = { row: within(next.row, last.row), column: within(next.column, last.column) };
    setStop(place);
    grid.current
      ?.querySelector<HTMLElement>(`[data-place="${place.row}.${place.column}"]`)
      ?.focus();
  };

  return { grid, current, setStop, onKeyDown };
}
