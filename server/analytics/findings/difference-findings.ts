import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { moneyText } from '#schema/writing/money.js';
import { exposureVariation } from '#server/analytics/panels/maturity.js';
import { ratio } from '#server/analytics/panels/ratio.js';
import { completedInterval } from '#server/analytics/statistics/completed-interval.js';
import type { Rated } from '#server/analytics/statistics/exact-rate-test.js';
import { rateRatio, rateRatioInterval } from '#server/analytics/statistics/rate-ratio.js';
import { wilsonInterval, type Interval } from '#server/analytics/statistics/wilson.js';
import { costInterval } from '#server/analytics/writing/cost-interval.js';
import { percentText } from '#schema/writing/numbers.js';
import {
  impressions,
  moneyInterval,
  percentInterval,
  visits,
} from '#server/analytics/writing/phrases.js';
import { estimateSign } from '#server/analytics/writing/rate-sentence.js';
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
  const sentence = comparedText({
    subject: part.name,
    ratio: part.responses === 0 ? 0 : ratioOfRates,
    more: 'more visits per impression than',
    fewer: 'fewer visits per impression than',
    times: 'as many visits per impression as',
    rest: rest.name,
  });

  return {
    kind: 'RESPONSE_RATE',
    sentence: `${sentence}${priceText(figures, part, rest)}`,
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

/** A CPM that differs by less is the same price. */
const SAME_PRICE = 0.001;

/** True where the impressions of both sides have different prices; false where one is not known. */
export function haveOwnPrices(one: Side, other: Side): boolean {
  if (one.spend === null || other.spend === null) return false;
  const own = one.spend * other.impressions;
  const others = other.spend * one.impressions;
  return Math.abs(own - others) > SAME_PRICE * others;
}

/** The costs stand beside a rate where prices differ: the higher rate may have the dearer visit. */
function priceText(figures: DashboardFigures, part: Side, rest: Side): string {
  if (!haveOwnPrices(part, rest)) return '';

  const textOf = ({ spend, responses }: Side) =>
    `${signOf(figures)}${moneyText(ratio(spend ?? 0, responses), figures.currency, 'N/A')}`;
  return ` A visit costs ${textOf(part)} against ${textOf(rest)}.`;
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
  costInterval((side.spend ?? 0) / side.impressions, rateIntervalOf(figures, side));

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

/** Counts are those of the panel; where visits are still coming, the rate is not their quotient. */
export function rateText(figures: DashboardFigures, side: Side): string {
  const counts = figures.maturity.curve
    ? `${visits(side.responses)} so far`
    : `${visits(side.responses)} from ${impressions(side.impressions)}`;
  const rate = ratio(side.responses, side.impressions);
  const interval = percentInterval(rateIntervalOf(figures, side), rate);
  return `${capital(side.name)}: ${signOf(figures)}${percentText(rate, 'N/A')} (${interval}; ${counts}).`;
}

function costText(figures: DashboardFigures, side: Side): string {
  const { currency } = figures;
  const counts = figures.maturity.curve
    ? `${visits(side.responses)} so far`
    : `${visits(side.responses)} for ${moneyText(side.spend, currency, 'N/A')}`;
  const cost = ratio(side.spend ?? 0, side.responses);
  const interval = moneyInterval(costIntervalOf(figures, side), cost, currency);
  return `${capital(side.name)}: ${signOf(figures)}${moneyText(cost, currency, 'N/A')} for a visit (${interval}; ${counts}).`;
}

const signOf = ({ maturity: { curve } }: DashboardFigures) => estimateSign(curve !== null);

const capital = (text: string) => text.replace(/^the /, 'The ');
