import { invalid, type ServiceError } from '#server/core/errors.js';
import { DEFAULT_PAGE_SIZE } from './page-size.js';

const MAX_PAGE_SIZE = 500;

/** The arguments of every list: `first` and `after` forwards, `last` and `before` backwards. */
export interface RangeArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

interface PageSizes {
  default?: number;
  max?: number;
  /** Name of the rows of a list, in the messages. */
  rows?: string;
}

export interface PageRange {
  size: number;
  isBackward: boolean;
  after: string | null;
  before: string | null;
}

/** Throws INVALID for a page that is too small or too large. */
export function checkRange(
  { first, after, last, before }: RangeArgs,
  { default: defaultSize = DEFAULT_PAGE_SIZE, max = MAX_PAGE_SIZE, rows = 'rows' }: PageSizes = {},
): PageRange {
  const isBackward = typeof last === 'number';
  const size = last ?? first ?? defaultSize;

  if (size < 1 || size > max)
    throw invalid({ [isBackward ? 'last' : 'first']: `Ask for 1 to ${max} ${rows}` });

  return { size, isBackward, after: after || null, before: before || null };
}

export const noCursor = (argument: 'after' | 'before'): ServiceError =>
  invalid({ [argument]: 'This is not the cursor of a page' });

/** The rows of the page, in the order of the list; `found` has one more when the list goes on. */
export function takePage<T>(found: T[], { size, isBackward }: PageRange): T[] {
  const rows = found.slice(0, size);
  return isBackward ? rows.reverse() : rows;
}
