import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import { Gauge } from '#client/components/charts/gauge/gauge';
import type { Heatmap } from '#client/components/charts/heatmap/heatmap';
import { HeatmapChart } from '#client/components/charts/heatmap/heatmap-chart';
import { HorizontalBars } from '#client/components/charts/horizontal/horizontal-bars';
import { Sparkline } from '#client/components/charts/sparkline/sparkline';
import { countText, decimalText } from '#schema/writing/numbers';
import type { Specimen } from '#client/kit/specimen';
import { LONG_TEXT } from './long-text';

const DAYS = Array.from({ length: 14 }, (_, day) => day + 1);
const whole = (value: number) => countText(value);
const decimal = (value: number) => decimalText(value);

const SERIES: readonly ChartSeries[] = [
  {
    id: 'served',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: whole,
  },
  {
    id: 'visits',
    label: 'Visits',
    kind: 'line',
    colour: chartColour('allResponses'),
    format: whole,
  },
];
const valuesOf = (day: number) => ({ served: 800 + day * 90, visits: 20 + ((day * 7) % 30) });
const POINTS: readonly ChartPoint[] = DAYS.map((day) => ({
  x: String(day),
  values: valuesOf(day),
  progress: day === DAYS.length ? 'partial' : undefined,
}));
const COMPARED = POINTS.map((point, at) => ({
  ...point,
  compared: { x: String(at + 15), values: valuesOf(DAYS.length - at) },
}));

const combined = (points: readonly ChartPoint[], comparedLabel?: string) => (
  <CombinedChart
    label="Visits over time"
    points={points}
    series={SERIES}
    leftLabel="Impressions"
    rightLabel="Visits"
    formatTick={(x) => x}
    formatTitle={(x) => `Day ${x}`}
    height={280}
    partialNote="so far"
    comparedLabel={comparedLabel}
  />
);

const BANDS = [
  { label: 'Weak', from: 0 },
  { label: 'Moderate', from: 0.3 },
  { label: 'Strong', from: 0.6 },
];
const gauge = (value: number | null, interval: { low: number; high: number } | null) => (
  <Gauge
    label="Correlation"
    value={value}
    max={1}
    format={decimal}
    bands={BANDS}
    interval={interval}
    height={200}
  />
);

const HEADS = ['Morning', 'Day', 'Evening'];
const COLUMNS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((head) => ({
  key: head,
  head,
}));
const heatmap = (valueAt: (row: number, column: number) => number | null): Heatmap => ({
  columns: COLUMNS,
  rows: HEADS.map((head, row) => ({
    key: head,
    head,
    cells: COLUMNS.map((_, column) => ({
      value: valueAt(row, column),
      isSmallSample: row === 0 && column === 0,
    })),
  })),
  format: whole,
  note: (row, column) => ({
    title: `${HEADS[row]}, ${COLUMNS[column]?.head}`,
    lines: [{ label: 'Visits', text: whole(valueAt(row, column) ?? 0) }],
  }),
});
const heatmapChart = (valueAt: (row: number, column: number) => number | null) => (
  <HeatmapChart label="Visits by time" cornerHead="Time" heatmap={heatmap(valueAt)} />
);

const bars = (names: readonly string[]) => (
  <HorizontalBars
    label="Visits by site"
    bars={names.map((label, at) => ({ id: label, label, value: 90 - at * 25, compared: 60 }))}
    axisTitle="Visits"
    max={100}
    height={200}
    valueLabel="Visits"
    comparedLabel="Before"
    format={whole}
    axisName={(label) => label.slice(0, 24)}
  />
);

export const charts: readonly Specimen[] = [
  {
    component: 'charts/combined/combined-chart',
    states: { data: combined(POINTS), compared: combined(COMPARED, 'the two weeks before') },
  },
  {
    component: 'charts/gauge/gauge',
    states: {
      data: gauge(0.45, null),
      'with an interval': gauge(0.45, { low: 0.3, high: 0.6 }),
      empty: gauge(null, null),
    },
  },
  {
    component: 'charts/heatmap/heatmap-chart',
    states: {
      data: heatmapChart((row, column) => row * 120 + column * 35),
      empty: heatmapChart(() => null),
    },
  },
  {
    component: 'charts/horizontal/horizontal-bars',
    states: {
      data: bars(['Home', 'Recipes', 'Shop']),
      empty: bars([]),
      'long text': bars([LONG_TEXT]),
    },
  },
  {
    component: 'charts/sparkline/sparkline',
    states: {
      data: <Sparkline label="Messages" values={[3, 8, 4, 12, 9]} places={10} />,
      empty: <Sparkline label="Messages" values={[]} places={10} />,
    },
  },
];
