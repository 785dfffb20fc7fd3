import { type ChartSeries, DASH } from './chart-series';

/** The mark of a series in a legend or tooltip: a block for bars, a stroke for lines. */
export function SeriesMark({ series }: { series: ChartSeries }) {
  return (
    <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden focusable="false">
      {series.kind === 'bar' ? (
        <rect x="4" y="0" width="12" height="12" rx="2" fill={series.colour} />
      ) : (
        <line
          x1="0"
          x2="20"
          y1="6"
          y2="6"
          stroke={series.colour}
          strokeWidth="3"
          strokeDasharray={series.isDashed ? DASH : undefined}
        />
      )}
    </svg>
  );
}
