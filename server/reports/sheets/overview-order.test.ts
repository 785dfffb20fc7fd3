import { describe, expect, test } from '@jest/globals';
import type { OverviewRow } from '#server/analytics/overview/overview.types.js';
import { OVERVIEW_COLUMNS } from '#schema/overview-columns.js';
import { formatOrder, inOrder, parseOrder } from './overview-order.js';

const row = (part: Partial<OverviewRow>): OverviewRow => ({
  customerId: 1,
  campaignId: 1,
  bookingId: 1,
  customerName: 'Kea',
  currency: 'NZD',
  campaignName: 'Summer',
  bookingName: 'Evening',
  channelName: 'TV',
  startDate: '2026-06-01',
  endDate: '2026-06-30',
  impressions: 0,
  responses: 0,
  responseRate: null,
  cpm: 0,
  spend: 0,
  pingCount: 0,
  pingDate: null,
  entityType: 'OTHER',
  entityName: 'System',
  createdByName: null,
  createdAt: new Date('2026-05-01T00:00:00Z'),
  ...part,
});

function sorted(sort: string, rows: readonly Partial<OverviewRow>[]): readonly OverviewRow[] {
  const order = parseOrder(sort);
  if (!order) throw new Error(`there is no order ${sort}`);
  return inOrder(rows.map(row), order);
}

describe('the order of the overview', () => {
  test('of texts is by their letters, whatever their case, and by the numbers in them', () => {
    const names = ['booking 10', 'Booking 9', 'Āwhina', 'awhina 2'].map((bookingName) => ({
      bookingName,
    }));
    expect(sorted('booking', names).map(({ bookingName }) => bookingName)).toEqual([
      'Āwhina',
      'awhina 2',
      'Booking 9',
      'booking 10',
    ]);
  });

  test('leaves equal rows as they were, in both directions', () => {
    const rows = [1, 2, 3].map((bookingId) => ({ bookingId, spend: bookingId === 2 ? 5 : 9 }));
    expect(sorted('spend', rows).map(({ bookingId }) => bookingId)).toEqual([2, 1, 3]);
    expect(sorted('-spend', rows).map(({ bookingId }) => bookingId)).toEqual([1, 3, 2]);
  });

  test.each(['channel', '-channel'])('puts empty texts last: %s', (sort) => {
    const rows = ['', 'TV', ''].map((channelName) => ({ channelName }));
    expect(sorted(sort, rows)[0]?.channelName).toBe('TV');
  });

  test('by the creator takes the organisation where the person is not known', () => {
    const rows = [{ createdByName: 'Mia' }, { createdByName: null, entityName: 'Agency' }];
    expect(sorted('created-by', rows).map(({ createdByName }) => createdByName)).toEqual([
      null,
      'Mia',
    ]);
  });

  test('is written as it is read', () => {
    const texts = OVERVIEW_COLUMNS.flatMap((column) => [column, `-${column}`]);
    expect(
      texts.map((text) =>
        formatOrder(parseOrder(text) ?? { column: 'client', isDescending: false }),
      ),
    ).toEqual(texts);
    expect(parseOrder('--spend')).toBeUndefined();
  });
});
