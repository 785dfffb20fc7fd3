import { figureText } from '#schema/writing/figures';
import { countText, percentSpan } from '#schema/writing/numbers';
import type { RecordFiguresFragment } from '#client/graphql/generated';
import { visitGrowth } from './completed-summary';
import type { Metric } from './summary-metrics';

export const metricText = (
  { kind }: Metric,
  value: number | null,
  { currency }: Pick<RecordFiguresFragment, 'currency'>,
): string => figureText(kind, value, { currency, missing: '-' });

type Figures = Pick<RecordFiguresFragment, 'impressionSummary' | 'maturity'>;
type Summary = Figures['impressionSummary'];

/** The interval of a rate; nothing for other metrics. */
const intervalText = (
  { key }: Metric,
  { responseRateInterval: interval, responseRate }: Summary,
): string =>
  key === 'responseRate' && interval ? `95% interval ${percentSpan(interval, responseRate)}` : '';

/** The line under a figure: its interval, and what it will be when all visits are in. */
export function metricNote(metric: Metric, figures: Figures): string {
  const { impressionSummary: summary, maturity } = figures;
  const interval = intervalText(metric, summary);
  if (maturity.isComplete || !metric.isOfVisits) return interval;
  if (!maturity.completed) return [interval, 'so far'].filter(Boolean).join(', ');
  if (metric.key === 'totalResponses')
    return `so far, about ${countText(summary.totalResponses * visitGrowth(figures))} expected`;
  return [interval, 'estimate'].filter(Boolean).join(', ');
}

/** The definition of a metric, the interval of its rate, and a warning for small samples. */
export function metricHelp(
  { key, help, isOfVisits }: Metric,
  { responseRate, responseRateInterval, isSmallSample }: Summary,
): string {
  return [
    help,
    key === 'responseRate' &&
      responseRateInterval &&
      `95% Wilson interval: ${percentSpan(responseRateInterval, responseRate)}.`,
    isOfVisits && isSmallSample && 'Small sample: fewer than five visits say little.',
  ]
    .filter(Boolean)
    .join(' ');
}
