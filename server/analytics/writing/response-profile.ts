import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { impressionsBeforeVisit } from '#server/analytics/panels/impressions-before-visit.js';
import {
  visitResponseTiming,
  type TimingResponses,
} from '#server/analytics/panels/visit-response-timing.js';
import { meanInterval } from '#server/analytics/statistics/mean-interval.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import type { Comparisons } from './comparisons.js';
import { countSentence } from './count-sentence.js';
import { shownIn } from './panel-links.js';
import { countText, decimalText, percentText } from '#schema/writing/numbers.js';
import { percentInterval, visits } from './phrases.js';
import { rateSentence } from './rate-sentence.js';

export function responseProfile(
  figures: DashboardFigures,
  { dayparts, weekdays, sites }: Comparisons,
): string[] {
  return [
    ...timing(figures),
    ...frequency(figures),
    ...rateSentence(dayparts),
    ...rateSentence(weekdays),
    ...countSentence('site', 'responses-by-site', sites),
  ];
}

function timing(figures: DashboardFigures): string[] {
  const { rows } = visitResponseTiming(figures);
  const [hour, day, week] = rows;
  const total = rows.reduce((sum, { responses }) => sum + responses, 0);
  if (!hour || !day || !week || total === 0) return [];

  return [
    shownIn(
      'visit-response-timing',
      `Of ${visits(total)} ${share(hour)} came within 1 hour of the impression, ${share(day)} after that and within 1 day,
        ${share(week)} later and within 1 week`,
    ),
  ];
}

const share = ({ percentage, percentageInterval, responses }: TimingResponses): string =>
  `${percentText(percentage)} (${percentInterval(percentageInterval, percentage)}; ${countText(responses)})`;

function frequency(figures: DashboardFigures): string[] {
  const { rows, summary } = impressionsBeforeVisit(figures);
  const [first] = rows;
  if (!first || summary.averageViews === null) return [];

  const total = [...figures.sums.views.values()].reduce((sum, responses) => sum + responses, 0);
  const mean = meanInterval(figures.sums.views);
  const range = mean ? ` (95% interval ${decimalText(mean.low)} to ${decimalText(mean.high)})` : '';
  const after = first.impressionsBeforeVisit;

  return [
    shownIn(
      'impressions-before-visit',
      `By the time of a visit a viewer had seen ${decimalText(summary.averageViews)} impressions on average${range}; of ${visits(total)}
        ${percentText(after / total)} came after the first view (${percentInterval(wilsonInterval(after, total), after / total)})`,
    ),
  ];
}
