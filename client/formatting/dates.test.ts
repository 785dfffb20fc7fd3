import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDateWithWeekday,
  formatDayOfMonth,
} from './dates';

describe('dates', () => {
  it('writes a local date as day, short month and year', () => {
    expect(formatDate('2026-11-05')).toBe('05 Nov 2026');
    expect(formatDate('2026-09-30')).toBe('30 Sep 2026');
  });

  it('says N/A for no date and Invalid Date for nonsense', () => {
    expect(formatDate(null)).toBe('N/A');
    expect(formatDate('')).toBe('N/A');
    expect(formatDate('soon')).toBe('Invalid Date');
    expect(formatDate('2026-02-30')).toBe('Invalid Date');
  });

  it('writes the moment, the axis tick and the head of a tooltip', () => {
    expect(formatDateTime('2026-11-05T14:30:00')).toBe('05 Nov 2026, 14:30');
    expect(formatDayOfMonth('2026-11-05')).toBe('5 Nov');
    expect(formatDateWithWeekday('2026-11-05')).toBe('Thu 05 Nov 2026');
  });

  it('writes a range, one day once, and Invalid range when a date cannot be read', () => {
    expect(formatDateRange({ startDate: '2026-10-22', endDate: '2026-11-20' })).toBe(
      '22 Oct 26 – 20 Nov 26',
    );
    expect(formatDateRange({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe('20 Nov 26');
    expect(formatDateRange({ startDate: 'x', endDate: '2026-11-20' })).toBe('Invalid range');
    expect(formatDateRange({ startDate: '2026-11-20', endDate: null })).toBe('Invalid range');
  });
});
