import type { DailyFigures } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { exposedFigures } from '#server/analytics/maturity/exposed-figures.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import { isSmallCount, isSmallSample } from '#server/analytics/statistics/small-sample.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { countGroups, type CountedGroups } from './count-groups.js';
import { exposedOf, type Measure } from './measure.js';
import { idsOfKey, nameOfValue, reportAxes } from './report-axes.js';
import { completionOfRange, completionOfSlot, type Completion } from './report-completion.js';
import { metricOf, type ReportMetric } from './report-metric.js';
import type { ReportQuestion } from './report-question.js';
import { reportSlots } from './report-slots.js';
import type { ReportCell, ReportRow, ReportTable } from './report.types.js';

/** A row before its names and cells are written. */
interface RowDraft {
  period: number | null;
  ids: readonly number[];
  measure: Measure;
  completion: Completion;
  /** What orders it. */
  rank: number | null;
}

type Answer = Pick<
  ReportTable,
  'timeZone' | 'completeThrough' | 'isCompleted' | 'rows' | 'rowCount' | 'totals'
>;

/**
 * The rows of a question. The totals are those of the dashboard; every other figure is made of the
 * group's own sums, by the formulas of docs/measures.md.
 */
export async function buildReport(daily: DailyFigures, question: ReportQuestion): Promise<Answer> {
  const { figures, plan, days } = daily;
  const whole = wholeMeasure(figures);
  const completion = completionOfRange(figures);

  const axes = reportAxes(question.dimensions, plan, days);
  const slots = reportSlots(question, plan);
  const counted = await countGroups(daily, question, axes, slots);
  const completions = slots.map((slot) => completionOfSlot(figures, slot));

  const drafts = counted.rows.keys.map((key, group): RowDraft => {
    const at = counted.rows.slots[group] ?? 0;
    const slot = slots[at];
    const measure = measureOf(counted, group);
    const ofSlot = completions[at] ?? completion;

    return {
      period: slot?.period ?? null,
      ids: idsOfKey(axes, key, slot?.weekday ?? 0),
      measure,
      completion: ofSlot,
      rank: question.orderBy
        ? metricOf(question.orderBy.metric).value(measure, { ...ofSlot, whole })
        : null,
    };
  });
  drafts.sort(inOrder(question.orderBy?.descending ?? false));

  return {
    timeZone: figures.timeZone,
    completeThrough: figures.maturity.completeThrough,
    isCompleted: completion.isCompleted,
    rowCount: drafts.length,
    rows: drafts
      .slice(0, question.limit)
      .map(({ period, ids, measure, completion: own }): ReportRow => ({
        periodStart: period === null ? null : localDateOfDay(period),
        dimensions: question.dimensions.map((dimension, index) => {
          const valueId = ids[index] ?? 0;
          return { dimension, valueId, name: nameOfValue(dimension, valueId, figures.catalogue) };
        }),
        cells: cellsOf(question.metrics, measure, { ...own, whole }),
        isSmallSample: question.isOfVisits
          ? isSmallCount(measure.visits)
          : isSmallSample(measure.exposure, {
              impressions: whole.exposure,
              responses: whole.visits,
            }),
      })),
    totals: cellsOf(question.metrics, whole, { ...completion, whole }),
  };
}

const cellsOf = (
  metrics: readonly ReportMetric[],
  measure: Measure,
  context: Completion & { whole: Measure },
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

function measureOf({ rows, impressions, impressionGroups }: CountedGroups, group: number): Measure {
  const at = impressionGroups[group] ?? 0;

  return {
    ...exposedOf({
      impressions: impressions.impressions[at] ?? 0,
      spendUnits: impressions.spendUnits[at] ?? 0,
      missing: impressions.missing[at] ?? 0,
      missingSpendUnits: impressions.missingSpendUnits[at] ?? 0,
    }),
    visits: rows.visits[group] ?? 0,
    sameDayVisits: rows.sameDayVisits[group] ?? 0,
    views: rows.views[group] ?? 0,
    webhits: rows.webhits[group] ?? 0,
  };
}

/** By rank with rows without one last, then by period, then by the ids of the dimensions. */
const inOrder =
  (isDescending: boolean) =>
  (a: RowDraft, b: RowDraft): number =>
    compareRanks(a.rank, b.rank, isDescending) ||
    (a.period ?? 0) - (b.period ?? 0) ||
    compareIds(a.ids, b.ids);

function compareRanks(a: number | null, b: number | null, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return isDescending ? b - a : a - b;
}

function compareIds(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((id, index) => id !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
