import { ServiceError } from '#server/core/errors.js';
import type { Answered, Variables } from '../tool.js';

/**
 * Assistants stop at about 25,000 tokens. JSON full of figures has about 2.4 characters a token, so
 * this is the bound of an answer, its text included.
 */
export const MAX_ANSWER_CHARACTERS = 60_000;

/** The room for the text and the marks of the page. */
const RESERVED_CHARACTERS = 500;

const MAX_OFFSET = 1_000_000;
const MAX_ROWS = 500;

export const OFFSET_ARGUMENT = {
  offset: {
    type: 'integer',
    minimum: 0,
    maximum: MAX_OFFSET,
    description: 'nextOffset of the answer before, for the rest of its lists.',
  },
};

/** The arguments of a tool whose pages have that many rows by default. */
export const pageArguments = (defaultRows: number) => ({
  first: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_ROWS,
    description: `How many rows at most; ${defaultRows} when left out.`,
  },
  ...OFFSET_ARGUMENT,
});

export interface AnswerPage {
  data: Answered;
  /** The first row of the page, counted over all lists of the answer. */
  offset: number;
  /** The rest begins here; null where there is none. */
  nextOffset: number | null;
  rowCount: number;
}

/** Reads an argument that no operation has. Throws INVALID under its name. */
export function readWhole(
  name: string,
  value: unknown,
  fallback: number,
  [min, max]: [number, number],
): number {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
    return value;
  const text = `Must be a whole number from ${min} to ${max}`;
  throw new ServiceError('INVALID', text, { errors: { [name]: text } });
}

/**
 * The part of an answer that fits the bound. The rows of its lists, one list after the other, are
 * counted together; a page has at least one row. `pageRows` is how many rows a page has unless the
 * arguments say another number; without it, as many as fit.
 */
export function pageAnswer(data: Answered, args: Variables, pageRows?: number): AnswerPage {
  const offset = readWhole('offset', args.offset, 0, [0, MAX_OFFSET]);
  const maxRows = pageRows ? readWhole('first', args.first, pageRows, [1, MAX_ROWS]) : Infinity;
  const lists = listLists(data);
  const rows = lists.flat();

  const withoutRows = replaceLists(data, () => []);
  let room = MAX_ANSWER_CHARACTERS - RESERVED_CHARACTERS - JSON.stringify(withoutRows).length;
  let end = Math.min(offset, rows.length);
  while (end < rows.length && end - offset < maxRows) {
    room -= JSON.stringify(rows[end]).length + 1;
    if (room < 0 && end > offset) break;
    end += 1;
  }

  const starts = new Map<unknown[], number>();
  let start = 0;
  for (const list of lists) {
    starts.set(list, start);
    start += list.length;
  }
  const shown = replaceLists(data, (list) => {
    const first = starts.get(list) ?? 0;
    return list.slice(Math.max(offset - first, 0), Math.max(end - first, 0));
  });

  const nextOffset = end < rows.length ? end : null;
  return { data: shown as Answered, offset, nextOffset, rowCount: rows.length }; // an object stays one
}

/** The outermost lists of an answer, in its order. */
function listLists(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listLists);
}

function replaceLists(value: unknown, replacement: (list: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return replacement(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, replaceLists(child, replacement)]),
  );
}
