import type { ChipTone } from '#client/components/inline/chip';
import type { MeterTone } from '#client/components/panel/figure/meter-bar';
import { formatDate } from '#client/formatting/dates';
import { formatCount, formatMoney } from '#client/formatting/numbers';
import type { PacingOfBookingFragment, PacingState } from '#client/graphql/generated';

export type Pacing = PacingOfBookingFragment;

interface StateLook {
  word: string;
  tone: ChipTone;
  meter: MeterTone;
  /** The smaller, the sooner somebody has to act. */
  rank: number;
}

const LOOKS: Readonly<Record<PacingState, StateLook>> = {
  BEHIND: { word: 'Behind', tone: 'danger', meter: 'danger', rank: 0 },
  AHEAD: { word: 'Ahead', tone: 'warning', meter: 'warning', rank: 1 },
  ON_PACE: { word: 'On pace', tone: 'success', meter: 'success', rank: 2 },
  NOT_BEGUN: { word: 'Not begun', tone: 'neutral', meter: 'neutral', rank: 3 },
  MISSED: { word: 'Goal missed', tone: 'neutral', meter: 'danger', rank: 4 },
  REACHED: { word: 'Goal reached', tone: 'success', meter: 'success', rank: 5 },
};

export const pacingLook = ({ state }: Pick<Pacing, 'state'>): StateLook => LOOKS[state];

/** What the forecast, or the end, differs from the goal: 0.12 of it. */
export function pacingGap({ forecast, delivered, goal, neededPerDay }: Pacing): number {
  const end = neededPerDay === null ? delivered : (forecast ?? delivered);
  return goal === 0 ? 0 : end / goal - 1;
}

const wholePercent = (share: number) => `${formatCount(Math.abs(share) * 100)}%`;

/** 'Behind 12%'. */
export function pacingChip(pacing: Pacing): string {
  const { word } = pacingLook(pacing);
  const saysGap = ['BEHIND', 'AHEAD', 'MISSED'].includes(pacing.state);
  return saysGap ? `${word} ${wholePercent(pacingGap(pacing))}` : word;
}

export const deliveredText = ({ delivered, goal }: Pacing): string =>
  `${formatCount(delivered)} of ${formatCount(goal)}`;

/** What becomes of a booking that leaves its pace, in one sentence; null where it does not. */
export function paceSentence(pacing: Pacing, endDate: string): string | null {
  const { state, forecast, goal, neededPerDay, forecastSpend } = pacing;
  const gap = wholePercent(pacingGap(pacing));
  const end = `${formatCount(forecast)} of ${formatCount(goal)} impressions by ${formatDate(endDate)}`;

  if (state === 'BEHIND')
    return `It is behind: at the rate of the last days it delivers ${end}, ${gap} too few. ${formatCount(neededPerDay)} a day reach the goal.`;
  if (state === 'AHEAD')
    return `It is ahead: at the rate of the last days it delivers ${end}, ${gap} more than planned, for ${formatMoney(forecastSpend)}.`;
  return null;
}
