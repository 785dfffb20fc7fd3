import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ServiceError } from '#server/core/errors.js';
import { PRESET_IDS, presetRange } from '#schema/date-ranges.js';
import { resolveDays, formatView, parseView } from './view-address.js';

const read = (text: string) => parseView(new URLSearchParams(text));

function errorsOf(text: string): Record<string, string> | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    return error instanceof ServiceError ? error.details.errors : undefined;
  }
}

describe('the address of a view', () => {
  test('names client, range, filters, layout and comparison', () => {
    expect(
      read(
        'client=7&from=2026-03-01&to=2026-03-10&region=2&creative=31.33-35&view=performance&compare=previous',
      ),
    ).toEqual({
      customerId: 7,
      range: { startDate: '2026-03-01', endDate: '2026-03-10' },
      filters: {
        regions: [2],
        campaigns: null,
        bookings: null,
        creatives: [31, 33, 34, 35],
        channels: null,
        sites: null,
        weekdays: null,
        dayparts: null,
      },
      layout: 'performance',
      compare: 'previous',
    });
  });

  test('takes ids with commas, 0 and nothing for all, and the last 30 days without a range', () => {
    const view = read('client=7&channel=4,2&booking=0&site=');
    expect(view.filters).toMatchObject({ channels: [2, 4], bookings: null, sites: null });
    expect(view.range).toEqual({ preset: 'last-30-days' });
  });

  test.each([
    ['', 'client'],
    ['client=x', 'client'],
    ['client=1&range=soon', 'range'],
    ['client=1&from=2026-02-30&to=2026-03-01', 'from'],
    ['client=1&from=2026-03-02', 'to'],
    ['client=1&from=2026-03-02&to=2026-03-01', 'to'],
    ['client=1&region=all', 'region'],
    ['client=1&region=1-99999999', 'region'],
    ['client=1&view=both', 'view'],
    ['client=1&compare=me', 'compare'],
  ])('is refused with the name of what is wrong: %j', (text, name) => {
    expect(Object.keys(errorsOf(text) ?? {})).toEqual([name]);
  });

  test('reads back as the view it was written from, the shortest way', () => {
    const ids = fc.option(
      fc
        .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1 })
        .map((list) => list.sort((a, b) => a - b)),
    );

    const view = fc.record({
      customerId: fc.integer({ min: 1, max: 999_999 }),
      range: fc.constantFrom(...PRESET_IDS).map((preset) => ({ preset })),
      filters: fc.record({
        regions: ids,
        campaigns: ids,
        bookings: ids,
        creatives: ids,
        channels: ids,
        sites: ids,
        weekdays: ids,
        dayparts: ids,
      }),
      layout: fc.constantFrom('summary' as const, 'performance' as const),
      compare: fc.constantFrom('none' as const, 'previous' as const, 'last-year' as const),
    });

    fc.assert(fc.property(view, (sample) => expect(read(formatView(sample))).toEqual(sample)));
    expect(formatView(read('region=1,2,3&client=5&view=summary&compare=none'))).toBe(
      'client=5&range=last-30-days&region=1-3',
    );
  });
});

describe('the days of a preset', () => {
  test.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['last-7-days', '2026-11-14', '2026-11-20'],
    ['last-30-days', '2026-10-22', '2026-11-20'],
    ['last-90-days', '2026-08-23', '2026-11-20'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['this-ytd', '2026-01-01', '2026-11-20'],
    ['last-year', '2025-01-01', '2025-12-31'],
    ['last-1-year', '2025-11-21', '2026-11-20'],
  ] as const)('%s on Friday 20 November 2026 are %s to %s', (preset, startDate, endDate) => {
    expect(presetRange(preset, '2026-11-20')).toEqual({ startDate, endDate });
  });

  test('are those of a fixed range on any day', () => {
    const range = { startDate: '2026-03-01', endDate: '2026-03-10' };
    expect(resolveDays(range, '2026-11-20')).toEqual(range);
  });
});
