import type { OverviewDaysQuery } from '#client/graphql/generated';
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
    responses: 20,
    responseRate: 0.02,
    spend: 30,
    currency: 'NZD',
    cpm: 30,
    pingCount: 120,
    pingDate: '2026-11-20T08:00:00.000Z',
    entityType: 'AGENCY',
    entityName: 'Tūī Media',
    createdByName: 'Aroha Ngata',
    createdAt: '2026-09-20T08:00:00.000Z',
    pacing: null,
    ...part,
  };
}

/** Three days of which the last two are not complete. */
export const OVERVIEW_DAYS: OverviewDaysQuery['overviewDays'] = {
  completeThrough: '2026-11-01',
  days: [
    { date: '2026-11-01', impressions: 1200, responses: 24 },
    { date: '2026-11-02', impressions: 1100, responses: 20 },
    { date: '2026-11-03', impressions: 1300, responses: 11 },
  ],
};
