import { invalid, type FieldErrors } from '#server/core/errors.js';
import { isVisitDimension, type ReportDimension } from './report-dimension.js';
import { WEEK_DIMENSIONS, type ReportGranularity } from './report-granularity.js';
import { metricOf, type ReportMetric } from './report-metric.js';
import { MAX_REPORT_ROWS, type ReportArgs, type ReportOrderInput } from './report.types.js';

/** A checked question. */
export interface ReportQuestion {
  /** Those of the granularity included. */
  dimensions: readonly ReportDimension[];
  /** Every period has a row, because no dimension splits it. */
  isEveryPeriod: boolean;
  /** A dimension is one of visits only. */
  isOfVisits: boolean;
  metrics: readonly ReportMetric[];
  granularity: ReportGranularity;
  orderBy: ReportOrderInput | null;
  limit: number;
}

type ReportChoices = Pick<
  ReportArgs,
  'dimensions' | 'metrics' | 'granularity' | 'orderBy' | 'limit'
>;

/** Throws INVALID for a combination that the figures cannot answer exactly. */
export function parseReportQuestion(choices: ReportChoices): ReportQuestion {
  const { metrics, granularity, orderBy, limit } = choices;
  const added = granularity === 'DAYPART_OF_WEEK' ? WEEK_DIMENSIONS : [];
  const dimensions = [...new Set([...choices.dimensions, ...added])];

  const errors = Object.fromEntries(
    Object.entries({
      dimensions: repeated(choices.dimensions),
      metrics: wrongMetrics(metrics, dimensions),
      orderBy: wrongOrder(orderBy ?? null, metrics),
      limit: wrongLimit(limit),
    }).filter(([, message]) => message !== null),
  ) as FieldErrors; // the filter leaves the messages
  if (Object.keys(errors).length > 0) throw invalid(errors);

  return {
    dimensions,
    isEveryPeriod: choices.dimensions.length === 0,
    isOfVisits: dimensions.some(isVisitDimension),
    metrics,
    granularity,
    orderBy: orderBy ?? null,
    limit,
  };
}

function repeated(names: readonly string[]): string | null {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice ? `${twice} is named twice.` : null;
}

function wrongMetrics(
  metrics: readonly ReportMetric[],
  dimensions: readonly ReportDimension[],
): string | null {
  if (metrics.length === 0) return 'At least one metric is needed.';

  for (const metric of metrics) {
    for (const dimension of dimensions) {
      const reason = metricOf(metric).refusals[dimension];
      if (reason) return `${metric} cannot be split by ${dimension}: ${reason}.`;
    }
  }

  return repeated(metrics);
}

function wrongOrder(
  orderBy: ReportOrderInput | null,
  metrics: readonly ReportMetric[],
): string | null {
  if (!orderBy || metrics.includes(orderBy.metric)) return null;
  return `Rows can only be ordered by one of the metrics, and ${orderBy.metric} is none of them.`;
}

const wrongLimit = (limit: number): string | null =>
  limit >= 1 && limit <= MAX_REPORT_ROWS ? null : `The limit is 1 to ${MAX_REPORT_ROWS} rows.`;
