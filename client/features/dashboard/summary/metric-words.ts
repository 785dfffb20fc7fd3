import {
  formatCount,
  formatInterval,
  formatMoney,
  formatPercent,
} from '#client/formatting/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { Metric } from './summary-metrics';

const WRITERS = { count: formatCount, money: formatMoney, percent: formatPercent } as const;

export const metricText = ({ kind }: Metric, value: number | null): string => WRITERS[kind](value);

type Summary = DashboardFigures['impressionSummary'];

/** The interval of a rate; nothing for other metrics. */
export const intervalText = (
  { key }: Metric,
  { responseRateInterval: interval }: Summary,
): string => (key === 'responseRate' && interval ? `95%: ${formatInterval(interval)}` : '');

/** The definition of a metric, the interval of its rate, and a warning for small samples. */
export function metricHelp(
  { key, help, isOfVisits }: Metric,
  { responseRateInterval, isSmallSample }: Summary,
): string {
  return [
    help,
    key === 'responseRate' &&
      responseRateInterval &&
      `95% Wilson interval: ${formatInterval(responseRateInterval)}.`,
    isOfVisits && isSmallSample && 'Small sample: fewer than five visits say little.',
  ]
    .filter(Boolean)
    .join(' ');
}
