import type { ChipTone } from '#client/components/inline/chip';
import type { MeterTone } from '#client/components/panel/figure/meter-bar';
import { formatDate } from '#client/formatting/dates';
import { countText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { PacingOfBookingFragment, PacingState } from '#client/graphql/generated';
import { PACING_LABELS, pacingGap } from '#schema/pacing';

export type Pacing = PacingOfBookingFragment;

interface StateLook {
  tone: ChipTone;
  meter: MeterTone;
}

const LOOKS: Readonly<Record<PacingState, StateLook>> = {
  BEHIND: { tone: 'danger', meter: 'danger' },
  AHEAD: { tone: 'warning', meter: 'warning' },
  ON_PACE: { tone: 'success', meter: 'success' },
  NOT_BEGUN: { tone: 'neutral', meter: 'neutral' },
  MISSED: { tone: 'neutral', meter: 'danger' },
  REACHED: { tone: 'success', meter: 'success' },
};

export const pacingLook = ({ state }: Pick<Pacing, 'state'>): StateLook => LOOKS[state];

const wholePercent = (share: number) => `${countText(Math.abs(share) * 100)}%`;

/** 'Behind 12%'. */
export function pacingChip(pacing: Pacing): string {
  const word = PACING_LABELS[pacing.state];
  const saysGap = ['BEHIND', 'AHEAD', 'MISSED'].includes(pacing.state);
  return saysGap ? `${word} ${wholePercent(pacingGap(pacing))}` : word;
}

export const deliveredText = ({ delivered, goal }: Pacing): string =>
  `${countText(delivered)} of ${countText(goal)}`;

/** Describes a booking that leaves its pace, in one sentence; null where it does not. */
export function paceSentence(
  subject: string,
  pacing: Pacing,
  { endDate, currency }: { endDate: string; currency: string },
): string | null {
  const { state, forecast, goal, neededPerDay, forecastSpend } = pacing;
  const gap = wholePercent(pacingGap(pacing));
  const end = `${countText(forecast)} of ${countText(goal)} impressions by ${formatDate(endDate)}`;

  if (state === 'BEHIND')
    return `${subject} is behind: at the rate of the last days it delivers ${end}, ${gap} too few. ${countText(neededPerDay)} a day reach the goal.`;
  if (state === 'AHEAD')
    return `${subject} is ahead: at the rate of the last days it delivers ${end}, ${gap} more than planned, for ${moneyText(forecastSpend, currency)}.`;
  return null;
}
