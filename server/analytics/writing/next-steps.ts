import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { moneyText } from '#schema/writing/money.js';
import { partsRunTogether } from '#server/analytics/panels/parts-run-together.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { impressionsBeforeVisit } from '#server/analytics/panels/impressions-before-visit.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import type { Comparisons } from './comparisons.js';
import { shownIn } from './panel-links.js';
import { countText, listText, percentText } from '#schema/writing/numbers.js';
import { impressions, named, percentInterval, views, visits } from './phrases.js';
import type { RateComparison, RatedGroup } from './rate-comparison.js';
import { estimateSign, rate } from './rate-sentence.js';

/** The map misleads above this share of visits without a region. */
const UNPLACED_SHARE = 0.2;

/** Returns what to do next, most pressing first; never empty. */
export function nextSteps(figures: DashboardFigures, comparisons: Comparisons): string[] {
  const totals = impressionSummary(figures);
  const next = (sentence: string) => [shownIn('impression-summary', sentence)];
  if (totals.actualImpressions === 0) {
    return next(
      `The selection holds ${impressions(0)}: widen the date range or clear filters, then check that the tags are trafficked`,
    );
  }
  if (totals.webhits === 0) {
    return next(
      `The site tags were called ${countText(0)} times: check that they are on the site before reading on`,
    );
  }
  if (totals.totalResponses === 0) {
    return next(
      `The ${impressions(totals.actualImpressions)} have led to ${visits(0)} so far (${percentInterval(totals.responseRateInterval, totals.responseRate)}):
        wait out the ${CREDIT_WINDOW_DAYS} days in which a visit can follow`,
    );
  }

  return [
    ...creativeStep(figures, comparisons.creatives),
    ...channelStep(figures, comparisons.channels),
    ...frequencyStep(figures),
    ...regionStep(figures),
  ];
}

function creativeStep(
  figures: DashboardFigures,
  { panel, compared, difference }: RateComparison,
): string[] {
  const [only, second] = compared;
  if (difference) {
    const { higher, lower } = difference;
    const [better, worse] = [higher, lower].map((group) => pricedRate(figures, group));
    const advice = isCheaper(higher, lower)
      ? `Give ${better}, more weight than ${worse}, in the next flight`
      : `Before giving ${better}, more weight than ${worse}, ask for a lower price: the higher rate does not bring the cheaper visit`;
    return [shownIn(panel, `${advice}${runTogetherText(figures)}`)];
  }

  if (!only) {
    return [
      shownIn(
        panel,
        `With ${countText(0)} creatives of a sufficient sample there is nothing to choose by: let more come in`,
      ),
    ];
  }
  if (!second) {
    return [
      shownIn(
        panel,
        `Run a second creative beside ${named(only.name)}, at ${rate(only)}, to have something to choose by`,
      ),
    ];
  }

  return [
    shownIn(
      panel,
      `No creative can be told from another, the highest rate being that of ${named(only.name)}, ${rate(only)}: keep the rotation of the ${countText(compared.length)} even and
        let more come in`,
    ),
  ];
}

/** Only where the better rate does not come at a higher price, and is not that of a creative. */
function channelStep(figures: DashboardFigures, { panel, difference }: RateComparison): string[] {
  if (!difference || partsRunTogether(figures).size > 0) return [];

  const { higher, lower } = difference;
  if (!isCheaper(higher, lower)) return [];

  return [
    shownIn(panel, `Book ${pricedRate(figures, higher)}, before ${pricedRate(figures, lower)}`),
  ];
}

const isCheaper = (one: RatedGroup, other: RatedGroup): boolean =>
  one.costPerVisit !== null && one.costPerVisit < (other.costPerVisit ?? Infinity);

/** A creative, at 2.0% (…) and $1.07 per visit. */
function pricedRate({ currency }: DashboardFigures, group: RatedGroup): string {
  const { name, costPerVisit, shown } = group;
  const cost =
    costPerVisit === null
      ? ''
      : ` and ${estimateSign(shown.isEstimate)}${moneyText(costPerVisit, currency)} per visit`;
  return `${named(name)}, at ${rate(group)}${cost}`;
}

/** Names the creatives whose effect is one with that of their channel. */
function runTogetherText(figures: DashboardFigures): string {
  const { creatives, channels } = figures.catalogue;
  const pairs = [...partsRunTogether(figures)].map(
    ([creativeId, channelId]) =>
      `${named(creatives.get(creativeId)?.name ?? '')} on ${named(channels.get(channelId) ?? '')}`,
  );
  return pairs.length === 0
    ? ''
    : `; ran only together, so that creative and channel cannot be told apart: ${listText(pairs)}`;
}

function frequencyStep(figures: DashboardFigures): string[] {
  const { viewsFor80Percent } = impressionsBeforeVisit(figures).summary;
  let total = 0;
  let reached = 0;

  for (const [value, responses] of figures.sums.views) {
    total += responses;
    if (value <= viewsFor80Percent) reached += responses;
  }

  if (total === 0) return [];

  return [
    shownIn(
      'pareto',
      `Plan frequency around ${views(viewsFor80Percent)} a viewer and ${CREDIT_WINDOW_DAYS} days: by then ${percentText(reached / total)} of ${visits(total)} had come
        (${percentInterval(wilsonInterval(reached, total), reached / total)})`,
    ),
  ];
}

function regionStep(figures: DashboardFigures): string[] {
  return responsesByRegion(figures)
    .rows.filter(
      ({ latitude, percentage }) => latitude === null && (percentage ?? 0) >= UNPLACED_SHARE,
    )
    .map((row) =>
      shownIn(
        'responses-by-region',
        `Read the map with care: ${percentText(row.percentage)} of the visits (${percentInterval(row.percentageInterval, row.percentage)}; ${visits(row.responses)})
          have no region`,
      ),
    );
}
