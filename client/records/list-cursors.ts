import { PAGE_SIZE } from '#client/components/table/page-size';
import type { Connection } from './define-list';

/** The cursors of the met places of a list, by the number of rows before them. */
export type Cursors = ReadonlyMap<number, string | null>;

export const FIRST_CURSOR: Cursors = new Map([[0, null]]);

/** A page opened from a link: its start is found in steps of at most this many rows. */
const STEP_ROWS = 100;

interface Range {
  first: number;
  after: string | null;
  /** The number of rows before it. */
  start: number;
  /** It only leads to the page. */
  isStep: boolean;
}

/** The rows to request for a page: the page itself once its start is known, or a step towards it. */
export function nextRange(cursors: Cursors, page: number, leadCount: number): Range {
  const start = Math.max(0, page * PAGE_SIZE - leadCount);
  const rows = (page + 1) * PAGE_SIZE - leadCount - start;
  const cursor = cursors.get(start);
  // Without room for a record it still requests one, for their total count.
  if (cursor !== undefined)
    return { first: Math.max(rows, 1), after: cursor, start, isStep: false };

  const nearest = Math.max(...[...cursors.keys()].filter((known) => known < start));
  return {
    first: Math.min(start - nearest, STEP_ROWS),
    after: cursors.get(nearest) ?? null,
    start: nearest,
    isStep: true,
  };
}

interface Answered {
  start: number;
  first: number;
  answer: Connection<unknown>;
}

/** The cursors with the place after an answer; the same ones when it brings nothing new. */
export function learnCursor(cursors: Cursors, { start, first, answer }: Answered): Cursors {
  const end = start + first;
  const cursor = answer.pageInfo.endCursor ?? null;
  if (answer.nodes.length < first || cursors.get(end) === cursor) return cursors;
  return new Map([...cursors, [end, cursor]]);
}
