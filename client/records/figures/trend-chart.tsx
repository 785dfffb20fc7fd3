import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import { formatCount } from '#client/formatting/numbers';
import { DaysChart } from './days-chart';

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

export const TrendChart = (props: TrendChartProps) => <DaysChart series={SERIES} {...props} />;
