import type { DailyFigures } from '#server/analytics/dashboard.service.js';
import type { Catalogue } from '#server/analytics/figures/catalogue.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { exposedFigures } from '#server/analytics/maturity/exposed-figures.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import { isSmallCount, isSmallSample } from '#server/analytics/statistics/small-sample.js';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { countGroups } from './count-groups.js';
import { measureOf } from './measure-groups.js';
import type { Measure } from './measure.js';
import { idReader, nameOfValue, reportAxes } from './report-axes.js';
import { completionOfRange, completionOfSlot } from './report-completion.js';
import { metricOf, type MetricContext, type ReportMetric } from './report-metric.js';
import type { ReportQuestion } from './report-question.js';
import { reportSlots } from './report-slots.js';
import type { ReportCell, ReportRow, ReportTable } from './report.types.js';

/** A row before its names and cells are written. */
interface RowDraft {
  period: number | null;
  ids: readonly number[];
  measure: Measure;
  context: MetricContext;
  /** Value that orders the rows. */
  rank: number | null;
}

/**
 * The rows of a question. The totals are those of the dashboard; every other figure is made of the
 * group's own sums, by the formulas of docs/measures.md.
 */
export async function buildReport(
  daily: DailyFigures,
  question: ReportQuestion,
): Promise<ReportTable> {
  const { figures, plan, days } = daily;
  const whole = wholeMeasure(figures);
  const contextOfRange = { ...completionOfRange(figures), whole };

  const axes = reportAxes(question.dimensions, plan, days, [...daily.byDevice.keys()]);
  const slots = reportSlots(question, plan);
  const counted = await countGroups(daily, question, axes, slots);
  await yieldToOthers();
  const readIds = idReader(axes);
  const contexts = slots.map((slot) => ({ ...completionOfSlot(figures, slot), whole }));
  const rankOf = question.orderBy && metricOf(question.orderBy.metric).value;

  const drafts = counted.rows.keys.map((key, group): RowDraft => {
    const at = counted.rows.slots[group] ?? 0;
    const measure = measureOf(counted, group);
    const context = contexts[at] ?? contextOfRange;

    return {
      period: slots[at]?.period ?? null,
      ids: readIds(key, slots[at]?.weekday ?? 0),
      measure,
      context,
      rank: rankOf ? withoutNoise(rankOf(measure, context)) : null,
    };
  });
  await yieldToOthers();
  drafts.sort(inOrder(question.orderBy?.descending ?? false));

  return {
    timeZone: figures.timeZone,
    currency: figures.currency,
    completeThrough: figures.maturity.completeThrough,
    isCompleted: contextOfRange.isCompleted,
    rowCount: drafts.length,
    rows: drafts
      .slice(0, question.limit)
      .map((draft) => buildRow(draft, question, figures.catalogue)),
    totals: cellsOf(question.metrics, whole, contextOfRange),
  };
}

/** Only the parts that a caller asks for are made. */
function buildRow(draft: RowDraft, question: ReportQuestion, catalogue: Catalogue): ReportRow {
  const { period, ids, measure, context } = draft;
  const { dimensions, metrics, isOfVisits } = question;
  const whole = { impressions: context.whole.exposure, responses: context.whole.visits };

  return {
    periodStart: period === null ? null : localDateOfDay(period),
    valueIds: [...ids],
    isSmallSample: isOfVisits
      ? isSmallCount(measure.visits)
      : isSmallSample(measure.exposure, whole),
    get dimensions() {
      return dimensions.map((dimension, index) => {
        const valueId = ids[index] ?? 0;
        return { dimension, valueId, name: nameOfValue(dimension, valueId, catalogue) };
      });
    },
    get cells() {
      return cellsOf(metrics, measure, context);
    },
    get values() {
      return metrics.map((metric) => metricOf(metric).value(measure, context));
    },
  };
}

const cellsOf = (
  metrics: readonly ReportMetric[],
  measure: Measure,
  context: MetricContext,
): ReportCell[] =>
  metrics.map((metric) => {
    const { value, interval } = metricOf(metric);
    const ends = interval?.(measure, context) ?? null;
    return {
      metric,
      value: value(measure, context),
      low: ends?.low ?? null,
      high: ends?.high ?? null,
    };
  });

function wholeMeasure(figures: DashboardFigures): Measure {
  const { impressions, adSpend, responses } = totalPerformance(figures);
  const exposed = totalPerformance(exposedFigures(figures));
  const { sums } = figures;

  return {
    impressions,
    adSpend,
    visits: responses,
    sameDayVisits: sums.days.sameDay.reduce((sum, count) => sum + count, 0),
    views: [...sums.views].reduce((sum, [views, count]) => sum + views * count, 0),
    webhits: sums.webhits,
    exposure: exposed.impressions,
    exposedSpend: exposed.adSpend,
  };
}

/** Sorts by rank with rows without one last, then by period, then by the ids of the dimensions. */
const inOrder =
  (isDescending: boolean) =>
  (a: RowDraft, b: RowDraft): number =>
    compareRanks(a.rank, b.rank, isDescending) ||
    (a.period ?? 0) - (b.period ?? 0) ||
    compareIds(a.ids, b.ids);

/** Equal rates of different sums differ in their last bits, which must not order them. */
const withoutNoise = (rank: number | null): number | null =>
  rank === null || Number.isInteger(rank) ? rank : Number(rank.toPrecision(12));

function compareRanks(a: number | null, b: number | null, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return isDescending ? b - a : a - b;
}

function compareIds(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((id, index) => id !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
