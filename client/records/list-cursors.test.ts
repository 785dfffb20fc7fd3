import { describe, expect, it } from '@jest/globals';
import { PAGE_SIZE } from '#client/components/table/page-size';
import type { Connection } from './define-list';
import { FIRST_CURSOR, learnCursor, nextRange } from './list-cursors';

const RECORDS = Array.from({ length: 15 }, (_, index) => `record ${index}`);

/** A list whose cursor is the last row of a page. */
function answer({ first, after }: { first: number; after: string | null }): Connection<string> {
  const start = after === null ? 0 : RECORDS.indexOf(after) + 1;
  const nodes = RECORDS.slice(start, start + first);
  return {
    nodes,
    totalCount: RECORDS.length,
    pageInfo: { endCursor: nodes.at(-1) ?? null },
  };
}

/** The rows of a page, with as many steps as it takes. */
function readPage(page: number, waiting: readonly string[], known = FIRST_CURSOR) {
  let cursors = known;

  for (let requests = 1; ; requests++) {
    const range = nextRange(cursors, page, waiting.length);
    const answered = answer(range);
    cursors = learnCursor(cursors, { ...range, answer: answered });
    if (range.isStep) continue;

    const leading = waiting.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    const rows = [...leading, ...answered.nodes.slice(0, PAGE_SIZE - leading.length)];
    return { rows, cursors, requests };
  }
}

describe('the pages of a list with what waits before its records', () => {
  it.each([
    [0, [10, 5]],
    [3, [10, 8]],
    [10, [10, 10, 5]],
    [12, [10, 10, 7]],
  ])('with %i waiting hold each row once, in full pages', (count, sizes) => {
    const waiting = Array.from({ length: count }, (_, id) => `request ${id}`);
    let cursors = FIRST_CURSOR;
    const pages = sizes.map((_, page) => {
      const read = readPage(page, waiting, cursors);
      cursors = read.cursors;
      expect(read.requests).toBe(1);
      return read.rows;
    });

    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat()).toEqual([...waiting, ...RECORDS]);
  });
});

it('a page that a link opens is found in a step', () => {
  expect(readPage(1, [])).toMatchObject({ rows: RECORDS.slice(10), requests: 2 });
});
