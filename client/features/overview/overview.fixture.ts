import type { OverviewRow } from './overview-totals';

let bookings = 0;

/** A row of the overview; a test names only the fields that it is about. */
export function overviewRow(part: Partial<OverviewRow> = {}): OverviewRow {
  bookings += 1;

  return {
    customerId: 1,
    campaignId: 11,
    bookingId: bookings,
    customerName: 'Kōwhai Foods',
    campaignName: 'Summer 2026',
    bookingName: `Booking ${bookings}`,
    channelName: 'TVNZ+',
    startDate: '2026-10-01',
    endDate: '2026-12-31',
    impressions: 1000,
    spend: 30,
    cpm: 30,
    pingCount: 120,
    pingDate: '2026-11-20T08:00:00.000Z',
    entityType: 'AGENCY',
    entityName: 'Tūī Media',
    createdByName: 'Aroha Ngata',
    createdAt: '2026-09-20T08:00:00.000Z',
    ...part,
  };
}
