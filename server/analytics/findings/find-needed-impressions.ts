import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { restOf } from '#server/analytics/statistics/differences-from-rest.js';
import { COMPARISON_LEVEL } from '#server/analytics/statistics/levels.js';
import { neededTimes, POWER } from '#server/analytics/statistics/needed-exposure.js';
import { isSmallCount } from '#server/analytics/statistics/small-sample.js';
import { countText, percentText } from '#schema/writing/numbers.js';
import { impressions } from '#server/analytics/writing/phrases.js';
import type { Line } from '#server/analytics/figures/catalogue.js';
import type { ComparedParts, Part } from './compared-parts.js';
import type { Finding } from './finding.types.js';

/** Twenty percent: less is seldom worth another plan, and more is seldom true. */
const WORTH_KNOWING = 0.2;
/** A plan for more than twenty times the impressions is none. */
const MAX_TIMES = 20;
/** Two digits: the number is an estimate. */
const DIGITS = 2;

/**
 * Finds how many impressions more would show a difference worth knowing, spread over the parts as
 * now; none where there are enough, or where no plan reaches it. The difference is a fixed one and
 * not the one observed: an observed one is larger than the truth just where it is looked at.
 */
export function findNeededImpressions(
  figures: DashboardFigures,
  compared: ComparedParts,
): Finding[] {
  const { whole, noun, others } = compared;
  const served = compared.parts.filter(({ impressions: served }) => served > 0);
  const [subject] = served.toSorted((a, b) => b.impressions - a.impressions);
  if (!subject || served.length < 2 || isSmallCount(whole.responses)) return [];

  const rate = whole.responses / whole.impressions;
  const level = COMPARISON_LEVEL / served.length;
  const plan = { rate, difference: WORTH_KNOWING, level };
  const times = neededTimes(subject, restOf(whole, subject), plan);
  if (times === null || times <= 1 || times > MAX_TIMES) return [];

  const counted = figures.sums.lines.impressions.reduce((sum, one) => sum + one, 0);
  const more = rounded((times - 1) * counted);
  const other = served.find((one) => one !== subject);
  const rest = served.length === 2 && other ? other.name : others;

  return [
    {
      kind: 'MORE_IMPRESSIONS',
      sentence: `About ${countText(more)} more impressions would show if ${subject.name} differs from ${rest} by ${percentText(WORTH_KNOWING).replace('.0', '')} or more.`,
      statistics: [
        `So far the figures do not show that one ${noun} has more visits per impression than the others.`,
        `${impressions(counted)} so far, at ${percentText(rate)}; with ${countText(counted + more)}, spread as now, the test finds a true difference of ${percentText(WORTH_KNOWING).replace('.0', '')} in ${percentText(POWER).replace('.0', '')} of all cases.`,
      ],
      panel: compared.panel,
      subject: { dimension: compared.dimension, rowIds: subject.rowIds, name: subject.name },
      effect: more,
      interval: null,
      unit: 'IMPRESSIONS',
      figures: [
        { name: 'So far', unit: 'IMPRESSIONS', value: counted, interval: null },
        { name: 'Needed', unit: 'IMPRESSIONS', value: counted + more, interval: null },
      ],
      sureness: 'NOT_YET',
      visitsAtStake: null,
      action: {
        kind: 'PLAN_IMPRESSIONS',
        bookingId: bookingOf(figures, compared, subject),
        tagKind: null,
        tagId: null,
      },
    },
  ];
}

/** The booking that serves most of the part's impressions. */
function bookingOf(
  figures: DashboardFigures,
  { dimension }: ComparedParts,
  { rowIds: [rowId] }: Part,
): number | null {
  const served = new Map<number, number>();
  const idOf = (line: Line) => (dimension === 'CHANNEL' ? line.channelId : line.creativeId);
  figures.lines.forEach((line, index) => {
    const impressions = figures.sums.lines.impressions[index] ?? 0;
    if (idOf(line) !== rowId || impressions === 0) return;
    served.set(line.bookingId, (served.get(line.bookingId) ?? 0) + impressions);
  });

  const [first] = [...served].sort(([a, most], [b, next]) => next - most || a - b);
  return first?.[0] ?? null;
}

function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - DIGITS + 1);
  return Math.ceil(value / unit) * unit;
}
