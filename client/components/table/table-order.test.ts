import { describe, expect, test } from '@jest/globals';
import type { Column } from './table-columns';
import { lastPage, rangeLabel, sortRows } from './table-order';

interface Row {
  name: string;
  visits: number | null;
}

const COLUMNS: Column<Row>[] = [
  { kind: 'text', key: 'name', head: 'Name', value: ({ name }) => name },
  { kind: 'count', key: 'visits', head: 'Visits', value: ({ visits }) => visits },
];

const ROWS: Row[] = [
  { name: 'Spot 10', visits: 3 },
  { name: 'ādvert', visits: null },
  { name: 'Spot 9', visits: 12 },
];

const names = (column: string, direction: 'ascending' | 'descending') =>
  sortRows(ROWS, COLUMNS, { column, direction }).map(({ name }) => name);

describe('rows in order', () => {
  test('compare texts as people do: numbers by value, macrons next to their vowel', () => {
    expect(names('name', 'ascending')).toEqual(['ādvert', 'Spot 9', 'Spot 10']);
  });

  test('keep missing values last in either direction', () => {
    expect(names('visits', 'ascending')).toEqual(['Spot 10', 'Spot 9', 'ādvert']);
    expect(names('visits', 'descending')).toEqual(['Spot 9', 'Spot 10', 'ādvert']);
  });

  test('stay as they came without a sort, or with one nobody knows', () => {
    expect(sortRows(ROWS, COLUMNS)).toBe(ROWS);
    expect(sortRows(ROWS, COLUMNS, { column: 'colour', direction: 'ascending' })).toBe(ROWS);
  });
});

describe('pages', () => {
  test.each([
    [0, 10, 23, '1–10 of 23'],
    [2, 10, 23, '21–23 of 23'],
    [0, 6, 0, '0-0 of 0'],
    [0, 10, 5000, '1–10 of 5,000'],
  ])('page %d of %d rows each, of %d, reads %s', (page, pageSize, total, label) => {
    expect(rangeLabel(page, pageSize, total)).toBe(label);
  });

  test('end where the rows do', () => {
    expect([0, 10, 11, 23].map((total) => lastPage(total, 10))).toEqual([0, 0, 1, 2]);
  });
});
