import { MIN_TESTABLE_SHARE } from '#server/measurement/estimates/judge-effect.js';
import type { MeasuredEffect } from './measure-effect.js';

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** The effect in words, for people who plan campaigns. */
export function formatEffect(effect: MeasuredEffect): string {
  const { credited, impressions, estimates, shown, sharedShare } = effect;
  const lines = [
    `${effect.startDate} to ${effect.endDate}: ${count(impressions)} impressions, ${count(credited)} visits credited to them.`,
    sentence(effect),
    `Visits that can be compared with weeks without ads: ${percent(estimates.testableShare)} (${percent(MIN_TESTABLE_SHARE)} make a measured figure possible).`,
    `Smallest effect that would have been found: ${count(shown.minimumDetectable)} visits.`,
  ];
  if (estimates.preExposureRatio) {
    const { value, low, high } = estimates.preExposureRatio;
    lines.push(
      `Visits in the week before an ad, against weeks without: ${value.toFixed(2)} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}); 1 is even.`,
    );
  }
  if (sharedShare > 0) {
    lines.push(`Left out as offices and networks: ${percent(sharedShare)} of all visits.`);
  }
  return lines.join('\n');
}

function sentence({ credited, shown }: MeasuredEffect): string {
  if (!shown.caused) {
    return shown.reason === 'adsFollowVisits'
      ? 'Cannot be told: the ads follow the visits, as in retargeting. Only a holdout can tell.'
      : 'Cannot be told: there are too few visits. A longer campaign or a holdout can tell.';
  }

  const { value, low, high } = shown.caused;
  const bounded = (visits: number) => count(Math.min(Math.max(visits, 0), credited));
  const figure = `${bounded(value)} visits (95 %: ${bounded(low)} to ${bounded(high)})`;
  const rest = `about ${bounded(credited - value)} would have come anyway`;
  return shown.verdict === 'measured'
    ? `Measured: the ads caused ${figure}; ${rest}.`
    : `At least: the ads caused about ${figure}; of the others it is not known. People who watch more also browse more, so the smaller estimate is shown.`;
}
