import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { shownIn } from './panel-links.js';
import { count, date, money, percent, percentInterval, visits } from './phrases.js';

/** Says what the range's visits will be when the last has come; empty where all have. */
export function maturitySentence(figures: DashboardFigures): string[] {
  const { isComplete, completeThrough, arrivedShare, timingResponses, completed } =
    maturity(figures);
  if (isComplete) return [];

  const reason = `A visit may follow its impression by ${CREDIT_WINDOW_DAYS} days, so those of impressions after ${date(completeThrough)} are still coming`;
  if (!completed) {
    return [
      shownIn(
        'impression-summary',
        `${reason}; too few earlier visits tell how many, and until then the rates of this range are too low`,
      ),
    ];
  }

  const { responses, responseRate, responseRateInterval, costPerResponse } = completed.total;

  return [
    shownIn(
      'impression-summary',
      `${reason}: about ${percent(arrivedShare)} are in. By the timing of ${visits(timingResponses ?? 0)} before, ${count(responses ?? 0)} are expected in the end,
        a response rate of ${percent(responseRate)} (${percentInterval(responseRateInterval)}) at ${money(costPerResponse)} a visit; comparisons of rates below
        count each impression by the share of its visits that has come`,
    ),
  ];
}
