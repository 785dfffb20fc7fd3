import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { differFromRest, restOf } from '#server/analytics/statistics/differences-from-rest.js';
import type { Rated } from '#server/analytics/statistics/exact-rate-test.js';
import { COMPARISON_LEVEL } from '#server/analytics/statistics/levels.js';
import { isSmallSample } from '#server/analytics/statistics/small-sample.js';
import type { ComparedParts, Part } from './compared-parts.js';
import type { Difference } from './difference.js';
import { costFinding, rateFinding } from './difference-findings.js';
import type { Finding } from './finding.types.js';

/** A claim that chance has made in one of 200 dashboards without differences, not one of 20. */
export const VERY_SURE_LEVEL = COMPARISON_LEVEL / 10;

/** The parts that differ in their response rates. */
export function findRateFindings(figures: DashboardFigures, compared: ComparedParts): Finding[] {
  return differencesOf(compared, (part) => part, compared.whole).map((difference) =>
    rateFinding(figures, difference),
  );
}

/**
 * The parts that differ in the cost of a visit: the rates of visits for a dollar, by the same test.
 * Spend is known exactly, as impressions are.
 */
export function findCostFindings(figures: DashboardFigures, compared: ComparedParts): Finding[] {
  const { whole } = compared;
  const perSpend = { responses: whole.responses, impressions: whole.spend ?? 0 };
  const basisOf = (part: Part) => {
    const impressions = part.spend ?? 0;
    const isCompared = part.isCompared && !isSmallSample(impressions, perSpend);
    return { ...part, impressions, isCompared };
  };

  return differencesOf(compared, basisOf, perSpend).map((difference) =>
    costFinding(figures, difference),
  );
}

function differencesOf(
  compared: ComparedParts,
  basisOf: (part: Part) => Part,
  whole: Rated,
): Difference[] {
  const bases = compared.parts.map(basisOf);
  const differ = differFromRest(bases, whole);
  const differSurely = differFromRest(bases, whole, VERY_SURE_LEVEL);
  const served = compared.parts.filter(({ impressions }) => impressions > 0);

  return compared.parts.flatMap((part, index) => {
    if (!differ[index]) return [];
    const basis = bases[index] ?? part;
    const [other, ...more] = served.filter((one) => one !== part);
    // Of two, one sentence says all: that of the better one.
    if (more.length === 0 && isBelow(basis, whole)) return [];

    return [
      {
        part,
        rest: restOfSpend(compared.whole, part),
        restName: other && more.length === 0 ? other.name : compared.others,
        compared,
        sureness: differSurely[index] ? 'VERY_SURE' : 'SURE',
      },
    ];
  });
}

const isBelow = (part: Rated, whole: Rated) =>
  part.responses * whole.impressions < whole.responses * part.impressions;

const restOfSpend = (whole: ComparedParts['whole'], part: Part): Difference['rest'] => ({
  ...restOf(whole, part),
  spend: whole.spend === null || part.spend === null ? null : whole.spend - part.spend,
});
