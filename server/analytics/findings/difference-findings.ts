import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { exposureVariation } from '#server/analytics/panels/maturity.js';
import { ratio } from '#server/analytics/panels/ratio.js';
import { completedInterval } from '#server/analytics/statistics/completed-interval.js';
import type { Rated } from '#server/analytics/statistics/exact-rate-test.js';
import { rateRatio, rateRatioInterval } from '#server/analytics/statistics/rate-ratio.js';
import { wilsonInterval, type Interval } from '#server/analytics/statistics/wilson.js';
import { costInterval } from '#server/analytics/writing/cost-interval.js';
import { moneyText } from '#schema/writing/money.js';
import { countText, percentText } from '#schema/writing/numbers.js';
import {
  impressions,
  moneyInterval,
  percentInterval,
  visits,
} from '#server/analytics/writing/phrases.js';
import type { Difference } from './difference.js';
import type { Finding, FindingFigure } from './finding.types.js';
import { comparedText } from './finding-texts.js';

const RATE_TEST = 'Exact test of two rates, corrected for every row of its panel (Holm)';

/** One side of a comparison, as a finding describes it. */
export interface Side extends Rated {
  name: string;
  spend: number | null;
}

/** `figures` as counted: they decide which interval the dashboard shows. */
export function rateFinding(figures: DashboardFigures, difference: Difference): Finding {
  const [part, rest] = sidesOf(difference);
  const ratioOfRates = rateRatio(part, rest);
  const expected = (part.impressions * rest.responses) / rest.impressions;

  return {
    kind: 'RESPONSE_RATE',
    sentence: comparedText({
      subject: part.name,
      ratio: part.responses === 0 ? 0 : ratioOfRates,
      more: 'more visits per impression than',
      fewer: 'fewer visits per impression than',
      times: 'as many visits per impression as',
      rest: rest.name,
    }),
    statistics: [
      ...[part, rest].map((side) => rateText(figures, side)),
      `${RATE_TEST}; the interval of the difference is the one of Clopper and Pearson.`,
    ],
    panel: difference.compared.panel,
    subject: subjectOf(difference),
    effect: ratioOfRates === null ? null : ratioOfRates - 1,
    interval: relative(rateRatioInterval(part, rest)),
    unit: ratioOfRates === null ? null : 'RELATIVE',
    figures: [part, rest].map((side) => rateFigure(figures, side)),
    sureness: difference.sureness,
    visitsAtStake: Math.abs(part.responses - expected),
    action: FILTER,
  };
}

export function costFinding(figures: DashboardFigures, difference: Difference): Finding {
  const [part, rest] = sidesOf(difference);
  // What a visit costs here ÷ what it costs there is the visits for an amount there ÷ those here.
  const ratioOfCosts = rateRatio(perSpend(rest), perSpend(part));
  const interval = rateRatioInterval(perSpend(rest), perSpend(part));
  const expected = ((part.spend ?? 0) * rest.responses) / (rest.spend ?? 0);

  return {
    kind: 'COST_PER_VISIT',
    sentence: comparedText({
      subject: `A visit with ${part.name}`,
      verb: 'costs',
      ratio: ratioOfCosts,
      more: 'more than with',
      fewer: 'less than with',
      times: 'as much as with',
      rest: rest.name,
    }),
    statistics: [
      ...[part, rest].map((side) => costText(figures, side)),
      `${RATE_TEST.replace('two rates', 'two rates of visits for the same spend')}; the interval of the difference is the one of Clopper and Pearson.`,
    ],
    panel: difference.compared.panel,
    subject: subjectOf(difference),
    effect: ratioOfCosts === null ? null : ratioOfCosts - 1,
    interval: relative(interval),
    unit: ratioOfCosts === null ? null : 'RELATIVE',
    figures: [part, rest].map((side) => costFigure(figures, side)),
    sureness: difference.sureness,
    visitsAtStake: Math.abs(part.responses - expected),
    action: FILTER,
  };
}

const FILTER = { kind: 'FILTER', bookingId: null, tagKind: null, tagId: null } as const;

const sidesOf = ({ part, rest, restName }: Difference): [part: Side, rest: Side] => [
  part,
  { ...rest, name: restName },
];

const subjectOf = ({ compared, part }: Difference) => ({
  dimension: compared.dimension,
  rowIds: part.rowIds,
  name: part.name,
});

const perSpend = ({ responses, spend }: Side): Rated => ({ responses, impressions: spend ?? 0 });

export const relative = (interval: Interval | null): Interval | null =>
  interval && { low: interval.low - 1, high: interval.high - 1 };

/** The interval that the dashboard shows for the rate. */
const rateIntervalOf = (figures: DashboardFigures, side: Rated): Interval | null =>
  figures.maturity.curve
    ? completedInterval({
        responses: side.responses,
        exposure: side.impressions,
        exposureVariation: exposureVariation(figures),
      })
    : wilsonInterval(side.responses, side.impressions);

const costIntervalOf = (figures: DashboardFigures, side: Side): Interval | null =>
  costInterval(side.spend ?? 0, side.impressions, rateIntervalOf(figures, side));

export const rateFigure = (figures: DashboardFigures, side: Side): FindingFigure => ({
  name: side.name,
  unit: 'FRACTION',
  value: ratio(side.responses, side.impressions),
  interval: rateIntervalOf(figures, side),
});

const costFigure = (figures: DashboardFigures, side: Side): FindingFigure => ({
  name: side.name,
  unit: 'MONEY',
  value: ratio(side.spend ?? 0, side.responses),
  interval: costIntervalOf(figures, side),
});

/** Young impressions count in part, so that their number is not that of the panels. */
const served = (figures: DashboardFigures, side: Side) =>
  figures.maturity.curve
    ? `${countText(side.impressions)} impressions, young ones counted in part`
    : impressions(side.impressions);

export const rateText = (figures: DashboardFigures, side: Side) =>
  `${capital(side.name)}: ${percentText(ratio(side.responses, side.impressions), 'N/A')} (${percentInterval(rateIntervalOf(figures, side), ratio(side.responses, side.impressions))}; ${visits(side.responses)} from ${served(figures, side)}).`;

function costText(figures: DashboardFigures, side: Side): string {
  const { currency } = figures;
  const cost = ratio(side.spend ?? 0, side.responses);
  const interval = moneyInterval(costIntervalOf(figures, side), cost, currency);
  return `${capital(side.name)}: ${moneyText(cost, currency, 'N/A')} for a visit (${interval}; ${visits(side.responses)} for ${moneyText(side.spend, currency, 'N/A')}).`;
}

const capital = (text: string) => text.replace(/^the /, 'The ');
