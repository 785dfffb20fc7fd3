import { pacingGap } from '#schema/pacing.js';
import type { PacedBooking } from '#server/analytics/pacing/paced-bookings.js';
import { dateText } from '#schema/writing/dates.js';
import { countText } from '#schema/writing/numbers.js';
import type { Finding } from './finding.types.js';

/** One is enough to look at all: the most urgent. */
const MAX_OF_PACE = 1;

/** The booking that runs and leaves its pace the furthest, behind before ahead. */
export const findPace = (paced: readonly PacedBooking[]): Finding[] =>
  paced
    .filter(({ pacing: { state } }) => state === 'BEHIND' || state === 'AHEAD')
    .slice(0, MAX_OF_PACE)
    .map(paceFinding);

function paceFinding({ bookingId, bookingName, endDate, pacing }: PacedBooking): Finding {
  const { state, goal, forecast, neededPerDay } = pacing;
  const gap = pacingGap(pacing);
  const share = `${countText(Math.abs(gap) * 100)}%`;
  const isBehind = state === 'BEHIND';
  const end = `${countText(forecast ?? 0)} of ${countText(goal)} impressions by ${dateText(endDate)}`;

  return {
    kind: 'PACE',
    sentence: `${bookingName} is ${state.toLowerCase()}: its forecast is ${share} ${isBehind ? 'below' : 'above'} its goal.`,
    statistics: [
      `At the rate of the last complete days it delivers ${end}.`,
      ...(isBehind ? [`${countText(neededPerDay ?? 0)} a day reach the goal.`] : []),
    ],
    panel: 'impression-summary',
    subject: { dimension: 'BOOKING', rowIds: [bookingId], name: bookingName },
    effect: gap,
    interval: null,
    unit: 'RELATIVE',
    figures: [
      { name: 'forecast', unit: 'IMPRESSIONS', value: forecast, interval: null },
      { name: 'goal', unit: 'IMPRESSIONS', value: goal, interval: null },
    ],
    sureness: 'COUNTED',
    visitsAtStake: null,
    action: { kind: 'OPEN_BOOKING', bookingId, tagKind: null, tagId: null },
  };
}
