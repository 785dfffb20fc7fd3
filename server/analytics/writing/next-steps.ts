import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { impressionsBeforeVisit } from '#server/analytics/panels/impressions-before-visit.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import type { Comparisons } from './comparisons.js';
import { shownIn } from './panel-links.js';
import { moneyText } from '#schema/writing/money.js';
import { countText, percentText } from '#schema/writing/numbers.js';
import { impressions, named, percentInterval, views, visits } from './phrases.js';
import type { RateComparison } from './rate-comparison.js';
import { rate } from './rate-sentence.js';

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
    ...creativeStep(comparisons.creatives),
    ...channelStep(comparisons.channels, figures.currency),
    ...frequencyStep(figures),
    ...regionStep(figures),
  ];
}

function creativeStep({ panel, compared, difference }: RateComparison): string[] {
  const [only, second] = compared;
  if (difference) {
    const { higher, lower } = difference;
    return [
      shownIn(
        panel,
        `Give ${named(higher.name)}, at ${rate(higher)}, more weight than ${named(lower.name)}, at ${rate(lower)}, in the next flight`,
      ),
    ];
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

/** Only where the better rate does not come at a higher price. */
function channelStep({ panel, difference }: RateComparison, currency: string): string[] {
  if (!difference) return [];

  const { higher, lower } = difference;
  if (higher.costPerVisit === null || higher.costPerVisit >= (lower.costPerVisit ?? Infinity))
    return [];

  return [
    shownIn(
      panel,
      `Book ${named(higher.name)}, at ${rate(higher)} and ${moneyText(higher.costPerVisit, currency, 'N/A')} per visit, before ${named(lower.name)}, at
        ${rate(lower)} and ${moneyText(lower.costPerVisit, currency, 'N/A')} per visit`,
    ),
  ];
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
