import { describe, expect, it, test } from '@jest/globals';
import { parseCsv } from '#client/testing/parse-csv';
import { figureCsv } from './figure-csv';
import type { Figure } from '#schema/writing/figures';
import type { FigureTable } from './figure-table';

const tableOf = (...values: Figure[]): FigureTable => ({
  columns: [
    { key: 'name', head: 'Name', kind: 'text' },
    { key: 'value', head: 'Rate, raw', kind: 'percent' },
  ],
  rows: values.map((name) => ({ name, value: 0.02 })),
});

const written = (value: Figure) => parseCsv(figureCsv(tableOf(value)))[1]?.[0];

describe('figures as CSV', () => {
  it('start with the mark of UTF-8, end each line as RFC 4180 says and quote what needs it', () => {
    expect(figureCsv(tableOf('Tūī'))).toBe('\uFEFFName,"Rate, raw"\r\nTūī,0.02\r\n');
  });

  test.each(['with, comma', 'with "quotes"', 'over\r\ntwo lines', 'عربي', '20% off'])(
    'keep the text %j',
    (text) => {
      expect(written(text)).toBe(text);
    },
  );

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a\t@sum(A1)', "a\t'@sum(A1)"],
    ['a"\n=1+1', 'a"\n\'=1+1'],
    ['Radio; TV; -20 %', 'Radio; TV; -20 %'],
  ])('mark %j where another list separator would start a cell', (text, marked) => {
    expect(written(text)).toBe(marked);
  });

  it('quote what holds a separator of another language', () => {
    expect(figureCsv(tableOf('a;b', 'a\tb'))).toContain('"a;b",0.02\r\n"a\tb",0.02\r\n');
  });

  test.each([
    '=1+1',
    '+64 9 555',
    '-2',
    '@sum(A1)',
    '\tTab',
    '\rReturn',
    '\nLine',
    '＝1+1',
    '＠sum(A1)',
  ])('make %j a text that is not run', (text) => {
    expect(written(text)).toBe(`'${text}`);
  });

  test.each([
    [-0.5, '-0.5'],
    [1234567.891, '1234567.891'],
    [0, '0'],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
  ])('write the figure %p as %j', (value, text) => {
    expect(written(value)).toBe(text);
  });

  it('have a head without rows', () => {
    expect(parseCsv(figureCsv(tableOf()).slice(1))).toEqual([['Name', 'Rate, raw']]);
  });
});
