import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateRangeText, dateText, weekdayDateText } from './dates.js';
import { compactMoneyText, moneyCellFormat, moneyText, wholeMoneyText } from './money.js';
import {
  countOf,
  countText,
  decimalText,
  inPercent,
  percentCellFormat,
  percentText,
} from './numbers.js';

describe('numbers', () => {
  it.each([
    [0, '0.0%'],
    [0.123, '12.3%'],
    [0.0123, '1.2%'],
    [0.005, '0.50%'],
    [0.0033, '0.33%'],
    [0.00033, '0.033%'],
    [0.000_02, '< 0.01%'],
    [-0.000_02, '> -0.01%'],
    [-0.00033, '-0.033%'],
    [0.009_96, '1.0%'],
    [0.1245, '12.5%'],
    [0.1235, '12.4%'],
    [null, '-'],
  ])('writes the share %p as %s', (fraction, text) => {
    expect(percentText(fraction)).toBe(text);
  });

  it('writes the ends of an interval like its value', () => {
    expect(percentText(0.0121, '-', 0.00033)).toBe('1.210%');
    expect(percentText(0.000_16, '-', 0.0033)).toBe('0.02%');
    expect(percentText(0.000_16, '-', 0.033)).toBe('< 0.1%');
    expect(percentText(0, '-', 0.00033)).toBe('0.000%');
  });

  it('writes counts and decimals', () => {
    expect([countText(1234.5), countText(0.2), countText(0)]).toEqual(['1,235', '< 1', '0']);
    expect([countOf(1, 'visit'), countOf(1751, 'visit')]).toEqual(['1 visit', '1,751 visits']);
    expect([decimalText(0.72), decimalText(0.0033), decimalText(-0.000_01)]).toEqual([
      '0.72',
      '0.0033',
      '> -0.0001',
    ]);
  });

  it('never writes zero for what is not zero', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((one) => one !== 0);
    fc.assert(
      fc.property(value, fc.constantFrom('NZD', 'JPY', 'KWD'), (amount, currency) => {
        for (const text of [percentText(amount), moneyText(amount, currency), decimalText(amount)])
          expect(text).toMatch(/[1-9]/);
      }),
    );
  });

  it('moves the point of a decimal, not of a binary', () => {
    expect([inPercent(0.145), inPercent(1e-7), inPercent(0.29), inPercent(1e21)]).toEqual([
      14.5, 0.000_01, 29, 1e23,
    ]);
  });
});

describe('money', () => {
  it.each([
    [1191, 'NZD', '$1,191.00'],
    [22_606.5, 'GBP', '£22,606.50'],
    [22_606.5, 'JPY', '¥22,606'],
    [3.5, 'KWD', 'KWD\u00A03.500'],
    [1.005, 'USD', '$1.00'],
    [2.675, 'USD', '$2.68'],
    [-2.5, 'EUR', '-€2.50'],
    [0.003_31, 'USD', '$0.0033'],
    [0.04, 'USD', '$0.040'],
    [4.6, 'JPY', '¥4.6'],
    [1e-9, 'USD', '< $0.0001'],
    [0, 'USD', '$0.00'],
  ])('writes %p %s as %s', (value, currency, text) => {
    expect(moneyText(value, currency)).toBe(text);
  });

  it('writes whole and short amounts', () => {
    expect([wholeMoneyText(1190.6, 'AUD'), wholeMoneyText(0.4, 'AUD')]).toEqual(['$1,191', '$0.40']);
    expect(
      [1000, 1001, 999_960, 1_234_567, -1500].map((value) => compactMoneyText(value, 'GBP')),
    ).toEqual(['£1,000.00', '£1K', '£1M', '£1.2M', '-£1.5K']);
  });

  it('gives a spreadsheet the format of the currency', () => {
    expect(['NZD', 'GBP', 'JPY', 'KWD'].map((code) => moneyCellFormat(code, 12))).toEqual([
      '$#,##0.00',
      '[$£]#,##0.00',
      '[$¥]#,##0',
      '[$KWD] #,##0.000',
    ]);
    expect(moneyCellFormat('USD', 0.0033)).toBe('$#,##0.0000');
    expect([0.5, 0.0033, 0.000_33, 0].map(percentCellFormat)).toEqual([
      '0.0%',
      '0.00%',
      '0.000%',
      '0.0%',
    ]);
  });
});

describe('dates', () => {
  it('has two forms, with three letters of each month', () => {
    expect(dateText('2026-09-05')).toBe('05 Sep 2026');
    expect(weekdayDateText('2026-11-05')).toBe('Thu 05 Nov 2026');
    expect(dateRangeText({ startDate: '2026-10-22', endDate: '2026-11-20' })).toBe(
      '22 Oct 26 – 20 Nov 26',
    );
    expect(() => dateText('2026-02-30')).toThrow('2026-02-30 is no date');
  });
});
