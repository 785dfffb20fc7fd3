import { countText, decimalText, percentText } from '#schema/writing/numbers.js';
import { EFFECT_VERDICTS, effectSentences } from '#schema/effect.js';
import { REASON_NAMES, VERDICT_NAMES } from '#server/measurement/effect-names.js';
import { MIN_TESTABLE_SHARE } from '#server/measurement/estimates/judge-effect.js';
import type { MeasuredEffect } from './measure-effect.js';

/** The effect in words, for people who plan campaigns. */
export function formatEffect(effect: MeasuredEffect): string {
  const { credited, impressions, estimates, shown, sharedShare, leftOutDates } = effect;
  const lines = [
    `${effect.startDate} to ${effect.endDate}: ${countText(impressions)} impressions, ${countText(credited)} visits credited to them.`,
    `${EFFECT_VERDICTS[VERDICT_NAMES[shown.verdict]].label}: ${answer(effect)}`,
    `Visits that can be compared with weeks without ads: ${percentText(estimates.testableShare)} (${percentText(MIN_TESTABLE_SHARE)} make a measured figure possible).`,
    `Smallest effect that would have been found: ${countText(shown.minimumDetectable)} visits.`,
  ];
  if (estimates.preExposureRatio) {
    const { value, low, high } = estimates.preExposureRatio;
    lines.push(
      `Visits in the week before an ad, against weeks without: ${decimalText(value)} (95 %: ${decimalText(low)} to ${decimalText(high)}); 1 is even.`,
    );
  }
  if (sharedShare > 0) {
    lines.push(`Left out as offices and networks: ${percentText(sharedShare)} of all visits.`);
  }
  if (leftOutDates.length > 0) {
    lines.push(
      `Left out: ads of ${leftOutDates.length} days, ${leftOutDates[0]} to ${leftOutDates.at(-1)}; within a week of each the usual visits are missing.`,
    );
  }
  return lines.join('\n');
}

/** The sentences of the screen. */
function answer({ credited, shown }: MeasuredEffect): string {
  const bounded = (visits: number) => Math.min(Math.max(visits, 0), credited);
  const { verdict, reason, caused } = shown;
  return effectSentences({
    verdict: VERDICT_NAMES[verdict],
    reason: reason && REASON_NAMES[reason],
    creditedVisits: credited,
    causedVisits: caused && {
      value: bounded(caused.value),
      low: bounded(caused.low),
      high: bounded(caused.high),
    },
  }).join(' ');
}
