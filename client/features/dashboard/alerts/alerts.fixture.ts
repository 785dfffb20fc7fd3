import { HttpResponse } from 'msw/http';
import type { ClientAlertsQuery, OpenAlertFragment } from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';

export const buildAlert = (overrides: Partial<OpenAlertFragment> = {}): OpenAlertFragment => ({
  id: 1,
  customerId: 1,
  tagKind: 'SITE',
  tagId: 51,
  openedAt: '2026-03-10T01:00:00.000Z',
  message: 'The site tag ‘Home page’ of Kōwhai Foods has gone silent.',
  ...overrides,
});

type PacedBooking = ClientAlertsQuery['pacedBookings'][number];

export const buildPaced = (
  id: number,
  bookingName: string,
  pacing: Partial<NonNullable<PacedBooking['pacing']>>,
): PacedBooking => ({
  id,
  bookingName,
  endDate: '2026-03-31',
  currency: 'NZD',
  pacing: {
    state: 'BEHIND',
    goal: 10_000,
    delivered: 3_000,
    expected: 4_000,
    complete: 3_000,
    forecast: 8_800,
    spend: 60,
    forecastSpend: 176,
    neededPerDay: 350,
    ...pacing,
  },
});

/** Answers the alerts of a client. */
export function answerAlerts(
  server: ReturnType<typeof graphqlServer>,
  alerts: readonly OpenAlertFragment[],
  {
    paced = [],
    pings = [500],
  }: { paced?: readonly PacedBooking[]; pings?: readonly number[] } = {},
): void {
  const typed = <T extends object>(__typename: string, node: T) => ({ __typename, ...node });

  server.use(
    endpoint.query('ClientAlerts', () =>
      HttpResponse.json({
        data: {
          alerts: { nodes: alerts.map((alert) => typed('AlertEpisode', alert)) },
          pacedBookings: paced.map(({ pacing, ...booking }) =>
            typed('Booking', { ...booking, pacing: pacing && typed('BookingPacing', pacing) }),
          ),
          siteTags: {
            nodes: pings.map((pingCount, id) => typed('SiteTag', { id, pingCount })),
            totalCount: pings.length,
          },
        },
      }),
    ),
  );
}
