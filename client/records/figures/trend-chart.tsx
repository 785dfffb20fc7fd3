import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import {
  formatDateWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
} from '#client/formatting/dates';
import { formatCount } from '#client/formatting/numbers';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-words';
import { MAX_YEAR_DAYS } from './visit-days';

const SERIES: readonly ChartSeries[] = [
  {
    id: 'impressions',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: formatCount,
  },
  {
    id: 'visits',
    label: 'Visits',
    kind: 'line',
    isSettling: true,
    colour: chartColour('allResponses'),
    format: formatCount,
  },
];

interface TrendChartProps {
  label: string;
  /** The values `impressions` and `visits` of each day. */
  points: readonly ChartPoint[];
  height: number;
}

/** Impressions and visits, day by day. */
export function TrendChart({ label, points, height }: TrendChartProps) {
  return (
    <CombinedChart
      label={label}
      points={points}
      series={SERIES}
      leftLabel="Impressions"
      rightLabel="Visits"
      formatTick={points.length > MAX_YEAR_DAYS ? formatMonthOfYear : formatDayOfMonth}
      formatTitle={formatDateWithWeekday}
      height={height}
      partialNote={SO_FAR}
      immatureNote={STILL_COMING}
    />
  );
}
