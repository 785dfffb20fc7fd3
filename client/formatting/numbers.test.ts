import { describe, expect, it } from '@jest/globals';
import {
  formatCompactCount,
  formatCompactMoney,
  formatCount,
  formatCountOf,
  formatMoney,
  formatPercent,
  formatRate,
  formatWholeMoney,
} from './numbers';

describe('numbers', () => {
  it.each([
    [0, '0 visits'],
    [1, '1 visit'],
    [1751, '1,751 visits'],
  ])('count what is counted: %d', (count, text) => {
    expect(formatCountOf(count, 'visit')).toBe(text);
  });

  it('writes money with a dollar sign, separators and two decimals', () => {
    expect(formatMoney(1234567.891)).toBe('$1,234,567.89');
    expect(formatMoney(0)).toBe('$0.00');
    expect(formatMoney(-12.5)).toBe('-$12.50');
    expect(formatMoney(-0.001)).toBe('$0.00');
  });

  it.each([
    [0, '0/s'],
    [0.01, '< 0.1/s'],
    [12.34, '12.3/s'],
    [1204, '1,204/s'],
    [null, '-'],
  ])('writes a rate of %p a second as %s', (perSecond, text) => {
    expect(formatRate(perSecond)).toBe(text);
  });

  it('rounds money to a whole number where asked', () => {
    expect(formatWholeMoney(1234.5)).toBe('$1,235');
    expect(formatWholeMoney(0.4)).toBe('$0');
  });

  it('writes a fraction as a percentage with one decimal', () => {
    expect(formatPercent(0.12345)).toBe('12.3%');
    expect(formatPercent(1)).toBe('100.0%');
    expect(formatPercent(0)).toBe('0.0%');
  });

  it('writes counts without decimals and with separators', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
    expect(formatCount(-0.2)).toBe('0');
  });

  it.each([
    [999, '$999.00'],
    [1000, '$1,000.00'],
    [1001, '$1K'],
    [12_345, '$12.3K'],
    [999_999, '$1M'],
    [1_000_000, '$1M'],
    [2_345_678, '$2.3M'],
    [-12_345, '-$12.3K'],
  ])('shortens %p dollars to %p', (value, text) => {
    expect(formatCompactMoney(value)).toBe(text);
  });

  it('shortens the ticks of an axis', () => {
    expect([0, 250, 1000, 1500, 2_000_000].map((value) => formatCompactCount(value))).toEqual([
      '0',
      '250',
      '1K',
      '1.5K',
      '2M',
    ]);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows %p as missing',
    (value) => {
      for (const format of [
        formatCount,
        formatMoney,
        formatWholeMoney,
        formatPercent,
        formatCompactMoney,
        formatCompactCount,
      ]) {
        expect(format(value)).toBe('-');
        expect(format(value, 'N/A')).toBe('N/A');
      }
    },
  );
});
