import { describe, expect, it } from '@jest/globals';
import { totalsOf } from './overview-totals';
import { overviewRow } from './overview.fixture';

describe('the totals of the overview', () => {
  it('add up impressions and spend and count the bookings', () => {
    const rows = [
      overviewRow({ impressions: 1000, spend: 30 }),
      overviewRow({ impressions: 500, spend: 12.5 }),
    ];
    expect(totalsOf(rows)).toMatchObject({
      impressions: 1500,
      adSpend: [{ currency: 'NZD', amount: 42.5 }],
      activeBookings: 2,
    });
  });

  it('keep the money of different countries apart, the largest first', () => {
    const rows = [
      overviewRow({ spend: 30, currency: 'AUD' }),
      overviewRow({ spend: 40, currency: 'NZD' }),
      overviewRow({ spend: 5, currency: 'AUD' }),
    ];
    expect(totalsOf(rows).adSpend).toEqual([
      { currency: 'NZD', amount: 40 },
      { currency: 'AUD', amount: 35 },
    ]);
  });

  it('count a customer with fewer than 100 pings as one issue, however many bookings it has', () => {
    const rows = [
      overviewRow({ customerId: 1, pingCount: 99 }),
      overviewRow({ customerId: 1, pingCount: 99 }),
      overviewRow({ customerId: 2, pingCount: 100 }),
      overviewRow({ customerId: 3, pingCount: 0 }),
    ];
    expect(totalsOf(rows).siteTagIssues).toBe(2);
  });

  it('are nothing without rows', () => {
    expect(totalsOf([])).toEqual({
      impressions: 0,
      adSpend: [],
      activeBookings: 0,
      siteTagIssues: 0,
    });
  });
});
