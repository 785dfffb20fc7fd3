import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { ratio } from '#server/analytics/panels/ratio.js';
import { responsesBySite } from '#server/analytics/panels/responses-by-site.js';
import { rateDifferenceP } from '#server/analytics/statistics/exact-rate-test.js';
import { COMPARISON_LEVEL } from '#server/analytics/statistics/levels.js';
import { pairsOf } from '#server/analytics/statistics/ranked-rates.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { percentText } from '#schema/writing/numbers.js';
import { percentInterval, visits } from '#server/analytics/writing/phrases.js';
import { VERY_SURE_LEVEL } from './find-differences.js';
import type { Finding } from './finding.types.js';

const NO_IDS = { bookingId: null, tagKind: null, tagId: null } as const;

/** The site with more visits than every other one, beyond chance. */
export function findSiteFinding(figures: DashboardFigures): Finding[] {
  const { rows, summary } = responsesBySite(figures);
  const [first, second, ...others] = rows;
  const isAhead = rows.slice(1).every(({ isTiedWithFirst }) => isTiedWithFirst === false);
  if (!first || !second || !isAhead) return [];

  const total = summary.totalResponses;
  const p = rateDifferenceP(evenly(first.responses), evenly(second.responses));
  const figureOf = (row: typeof first) => ({
    name: row.site,
    unit: 'FRACTION' as const,
    value: ratio(row.responses, total),
    interval: wilsonInterval(row.responses, total),
  });
  const share = ratio(first.responses, total);

  return [
    {
      kind: 'SITE_VISITS',
      sentence: `${first.site} has ${percentText(share)} of the visits, more than ${others.length === 0 ? second.site : 'any other site'}.`,
      statistics: [
        ...[first, second].map((row) => {
          const { name, value, interval } = figureOf(row);
          return `${name}: ${percentText(value)} (${percentInterval(interval, value)}; ${visits(row.responses)} of ${visits(total)}).`;
        }),
        'Exact test of two counts, corrected for every pair of sites (Holm).',
      ],
      panel: 'responses-by-site',
      subject: { dimension: 'SITE', rowIds: [first.siteId], name: first.site },
      effect: share,
      interval: wilsonInterval(first.responses, total),
      unit: 'FRACTION',
      figures: [first, second].map(figureOf),
      sureness: p * pairsOf(rows.length) <= VERY_SURE_LEVEL ? 'VERY_SURE' : 'SURE',
      visitsAtStake: null,
      action: { kind: 'FILTER', ...NO_IDS },
    },
  ];
}

/** Finds whether most visits come after one impression, or most after several, beyond chance. */
export function findFirstViewFinding({ sums }: DashboardFigures): Finding[] {
  const total = [...sums.views.values()].reduce((sum, responses) => sum + responses, 0);
  const first = sums.views.get(1) ?? 0;
  const p = rateDifferenceP(evenly(first), evenly(total - first));
  if (p > COMPARISON_LEVEL) return [];

  const isFirst = first > total - first;
  const responses = isFirst ? first : total - first;
  const what = (isOne: boolean) => (isOne ? 'After one impression' : 'After more than one');
  const figureOf = (isOne: boolean) => ({
    name: what(isOne),
    unit: 'FRACTION' as const,
    value: ratio(isOne ? first : total - first, total),
    interval: wilsonInterval(isOne ? first : total - first, total),
  });
  const figures = [figureOf(isFirst), figureOf(!isFirst)];

  return [
    {
      kind: 'FIRST_VIEWS',
      sentence: isFirst
        ? `${percentText(ratio(responses, total))} of the visits come after one impression.`
        : `${percentText(ratio(responses, total))} of the visits come after more than one impression.`,
      statistics: [
        ...figures.map(
          ({ name, value, interval }) =>
            `${name}: ${percentText(value)} (${percentInterval(interval, value)}).`,
        ),
        `Of ${visits(total)}; exact test against one half. It counts the impressions of a viewer in the 7 days up to the visit.`,
      ],
      panel: 'impressions-before-visit',
      subject: { dimension: 'RANGE', rowIds: [], name: null },
      effect: ratio(responses, total),
      interval: wilsonInterval(responses, total),
      unit: 'FRACTION',
      figures,
      sureness: p <= VERY_SURE_LEVEL ? 'VERY_SURE' : 'SURE',
      visitsAtStake: null,
      action: { kind: 'SHOW_PANEL', ...NO_IDS },
    },
  ];
}

/** One of several rates that would have equal counts by chance. */
const evenly = (responses: number) => ({ responses, impressions: 1 });
