import { describe, expect, it } from '@jest/globals';
import { parseRange, withRange } from './address-range';
import { parseStoredRange, storedRangeText } from './stored-range';

const TODAY = '2026-11-20';
const LAST_30_DAYS = { startDate: '2026-10-22', endDate: '2026-11-20', preset: 'last-30-days' };

describe('the range in the address', () => {
  it('is read back as it was written, and leaves the other parameters', () => {
    const params = withRange(new URLSearchParams('client=7'), {
      startDate: '2026-11-01',
      endDate: '2026-11-05',
    });
    expect(params.toString()).toBe('client=7&from=2026-11-01&to=2026-11-05');
    expect(parseRange(params, null, TODAY)).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-05',
    });
  });

  it('falls back to what was chosen last, then to the last 30 days', () => {
    const chosen = { startDate: '2026-05-01', endDate: '2026-05-31' };
    expect(parseRange(new URLSearchParams(), chosen, TODAY)).toEqual(chosen);
    expect(parseRange(new URLSearchParams(), null, TODAY)).toEqual(LAST_30_DAYS);
  });

  it('moves a remembered preset on with the days', () => {
    const yesterday = {
      startDate: '2026-10-21',
      endDate: '2026-11-19',
      preset: 'last-30-days',
    } as const;
    expect(parseRange(new URLSearchParams(), yesterday, TODAY)).toEqual(LAST_30_DAYS);
  });

  it('names a preset, which moves on with the days', () => {
    const params = withRange(new URLSearchParams('from=2026-01-01&to=2026-01-02&page=2'), {
      startDate: '2026-10-21',
      endDate: '2026-11-19',
      preset: 'last-30-days',
    });
    expect(params.toString()).toBe('page=2&range=last-30-days');
    expect(parseRange(params, null, TODAY)).toEqual(LAST_30_DAYS);
  });

  it('keeps the dates that it names, independent of the last choice', () => {
    const params = new URLSearchParams('from=2026-10-22&to=2026-11-20');
    expect(parseRange(params, { ...LAST_30_DAYS, preset: 'last-30-days' }, TODAY)).toEqual({
      startDate: '2026-10-22',
      endDate: '2026-11-20',
    });
  });

  it('passes over a preset that there is not', () => {
    expect(parseRange(new URLSearchParams('range=fortnight'), null, TODAY)).toEqual(LAST_30_DAYS);
  });

  it('replaces an invalid date by the default', () => {
    expect(parseRange(new URLSearchParams('from=soon&to=2026-11-05'), null, TODAY)).toEqual({
      startDate: '2026-10-22',
      endDate: '2026-11-05',
    });
  });
});

describe('the stored range', () => {
  it('is read back as it was stored', () => {
    const range = {
      startDate: '2026-11-14',
      endDate: '2026-11-20',
      preset: 'last-7-days',
    } as const;
    expect(parseStoredRange(storedRangeText(range))).toEqual(range);
  });

  it.each([
    null,
    '',
    'nonsense',
    '7',
    '{}',
    '{"startDate":"2026-11-31","endDate":"2026-12-01"}',
    '{"startDate":"2026-12-02","endDate":"2026-12-01"}',
  ])('is none in %p', (text) => {
    expect(parseStoredRange(text)).toBeNull();
  });

  it('forgets a preset it does not know', () => {
    expect(
      parseStoredRange('{"startDate":"2026-11-01","endDate":"2026-11-02","preset":"fortnight"}'),
    ).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-02',
    });
  });
});
