import { Bar, type BarDatum } from '@nivo/bar';
import { memo, useMemo } from 'react';
import { formatCompactCount, formatCount } from '#client/formatting/numbers';
import { type AxisScale, countScale, thinLabels } from '#client/components/charts/axis/axis-scale';
import { BAND_PADDING } from '#client/components/charts/axis/band-layout';
import {
  type ChartPoint,
  type ChartSeries,
  largestValue,
} from '#client/components/charts/chart-series';
import { CHART_THEME } from '#client/components/charts/chart-theme';
import { combinedLayers } from './combined-layers';
import { PARTIAL } from './top-rounded-bars';

const NARROW_PX = 480;

export function chartMargin(width: number) {
  const side = width < NARROW_PX ? 56 : 64;
  return { top: 12, right: side, bottom: 32, left: side };
}

const MAX_DATE_LABELS = 15;
const LETTER_WIDTH = 6.5;
const LABEL_GAP = 13;
const AXIS_LABEL_INSET = 8;
// Larger ticks show a shortened number.
const MAX_FULL_TICK = 9999;

const tickFormat = ({ max }: AxisScale) => (max > MAX_FULL_TICK ? formatCompactCount : formatCount);

type CombinedPlotProps = {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  leftLabel: string;
  rightLabel: string;
  formatTick: (x: string) => string;
  width: number;
  height: number;
};

/**
 * The drawing of a combined chart. It does not depend on the cursor or the legend, so it renders
 * once per figures and width.
 */
export const CombinedPlot = memo(function CombinedPlot(props: CombinedPlotProps) {
  const { points, series, leftLabel, rightLabel, formatTick, width, height } = props;
  const bars = useMemo(() => series.filter(({ kind }) => kind === 'bar'), [series]);
  const lines = useMemo(() => series.filter(({ kind }) => kind === 'line'), [series]);
  const margin = useMemo(() => chartMargin(width), [width]);
  // The scales cover all series, so that nothing jumps when one is hidden.
  const left = useMemo(() => countScale(largestValue(points, bars)), [points, bars]);
  const right = useMemo(() => countScale(largestValue(points, lines)), [points, lines]);
  const data = useMemo<BarDatum[]>(
    () =>
      points.map(({ x, values, progress }) => ({
        x,
        ...values,
        [PARTIAL]: progress === 'partial' ? 1 : 0,
      })),
    [points],
  );
  const labels = useMemo(() => {
    const letters = Math.max(
      ...[points.at(0), points.at(-1)].map((point) => (point ? formatTick(point.x).length : 0)),
    );
    const room = Math.floor(
      (width - margin.left - margin.right) / (letters * LETTER_WIDTH + LABEL_GAP),
    );

    return thinLabels(
      points.map(({ x }) => x),
      Math.min(MAX_DATE_LABELS, room),
    );
  }, [points, width, margin, formatTick]);
  const { Ground, Bars, Lines, SecondAxis } = useMemo(
    () =>
      combinedLayers({
        points,
        left,
        right,
        rightLabel,
        formatRight: tickFormat(right),
        rightLabelOffset: margin.right - AXIS_LABEL_INSET,
      }),
    [points, left, right, rightLabel, margin],
  );

  return (
    <Bar
      width={width}
      height={height}
      margin={margin}
      theme={CHART_THEME}
      role="presentation"
      data={data}
      keys={bars.map(({ id }) => id)}
      indexBy="x"
      groupMode="grouped"
      valueScale={{ type: 'linear', min: 0, max: left.max }}
      indexScale={{ type: 'band', round: false }}
      padding={BAND_PADDING}
      colors={({ id }) => bars.find((bar) => bar.id === id)?.colour ?? ''}
      enableLabel={false}
      isInteractive={false}
      animate={false}
      gridYValues={left.ticks}
      axisLeft={{
        tickValues: left.ticks,
        tickSize: 0,
        tickPadding: 10,
        format: tickFormat(left),
        legend: leftLabel,
        legendPosition: 'middle',
        legendOffset: AXIS_LABEL_INSET - margin.left,
      }}
      axisBottom={{ tickValues: labels, tickSize: 0, tickPadding: 10, format: formatTick }}
      layers={['grid', Ground, 'axes', Bars, Lines, SecondAxis]}
    />
  );
});
