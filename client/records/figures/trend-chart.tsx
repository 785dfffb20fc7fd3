import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import { countText } from '#schema/writing/numbers';
import { DaysChart } from './days-chart';

const SERIES: readonly ChartSeries[] = [
  {
    id: 'impressions',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: countText,
  },
  {
    id: 'visits',
    label: 'Visits',
    kind: 'line',
    isSettling: true,
    colour: chartColour('allResponses'),
    format: countText,
  },
];

interface TrendChartProps {
  label: string;
  /** The values `impressions` and `visits` of each day. */
  points: readonly ChartPoint[];
  height: number;
}

export const TrendChart = (props: TrendChartProps) => <DaysChart series={SERIES} {...props} />;
