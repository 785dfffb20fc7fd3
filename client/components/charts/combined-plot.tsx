import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar';
import { memo, useCallback, useMemo } from 'react';
import { formatCompactCount, formatCount } from '../../formatting/numbers';
import { type AxisScale, countScale, thinLabels } from './axis-scale';
import { BAND_PADDING } from './band-layout';
import { type ChartPoint, type ChartSeries, comparedPoints, largestValue } from './chart-series';
import { CHART_THEME } from './chart-theme';
import { ComparedGround } from './compared-ground';
import { LineMarks } from './line-marks';
import { RightAxis } from './right-axis';
import { PARTIAL, TopRoundedBar } from './top-rounded-bar';

const NARROW_PX = 480;

export function chartMargin(width: number) {
  const side = width < NARROW_PX ? 56 : 64;
  return { top: 12, right: side, bottom: 32, left: side };
}

const MAX_DATE_LABELS = 15;
const LABEL_WIDTH = 52;
const AXIS_LABEL_INSET = 8;
// Up to here a tick has room for its whole number.
const LONGEST_FULL_TICK = 9999;

const tickFormat = ({ max }: AxisScale) => (max > LONGEST_FULL_TICK ? formatCompactCount : formatCount);

type CombinedPlotProps = {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  shown: readonly ChartSeries[];
  leftLabel: string;
  rightLabel: string;
  formatTick: (x: string) => string;
  width: number;
  height: number;
};

/** The drawing of a combined chart; it does not follow the cursor and so is drawn once per figures, series shown and width. */
export const CombinedPlot = memo(function CombinedPlot(props: CombinedPlotProps) {
  const { points, series, shown, leftLabel, rightLabel, formatTick, width, height } = props;
  const bars = useMemo(() => series.filter(({ kind }) => kind === 'bar'), [series]);
  const shownBars = bars.filter((bar) => shown.includes(bar));
  const lines = useMemo(() => series.filter(({ kind }) => kind === 'line'), [series]);
  const margin = useMemo(() => chartMargin(width), [width]);
  // The scales hold all series, so that nothing jumps when one is hidden.
  const left = useMemo(() => countScale(largestValue(points, bars)), [points, bars]);
  const right = useMemo(() => countScale(largestValue(points, lines)), [points, lines]);
  const data = useMemo<BarDatum[]>(
    () => points.map(({ x, values, progress }) => ({ x, ...values, [PARTIAL]: progress === 'partial' ? 1 : 0 })),
    [points],
  );
  const labels = useMemo(() => {
    const room = Math.floor((width - margin.left - margin.right) / LABEL_WIDTH);
    return thinLabels(
      points.map(({ x }) => x),
      Math.min(MAX_DATE_LABELS, room),
    );
  }, [points, width, margin]);

  const compared = useMemo(() => comparedPoints(points), [points]);
  const values = useMemo(() => points.map((point) => (point.progress === 'ahead' ? null : point.values)), [points]);
  const hasPartial = points.some(({ progress }) => progress === 'partial');
  const Ground = useCallback(
    ({ innerWidth, innerHeight }: BarCustomLayerProps<BarDatum>) =>
      compared && (
        <ComparedGround
          values={compared}
          series={shown.filter(({ kind }) => kind === 'bar')}
          scale={left}
          innerWidth={innerWidth}
          innerHeight={innerHeight}
        />
      ),
    [compared, shown, left],
  );
  const Lines = useCallback(
    ({ innerWidth, innerHeight }: BarCustomLayerProps<BarDatum>) => {
      const place = { series: shown.filter(({ kind }) => kind === 'line'), scale: right, innerWidth, innerHeight };
      return (
        <>
          {compared && <LineMarks values={compared} isFaint {...place} />}
          <LineMarks values={values} isLastPartial={hasPartial} {...place} />
        </>
      );
    },
    [values, hasPartial, compared, shown, right],
  );
  const SecondAxis = useCallback(
    ({ innerWidth, innerHeight }: BarCustomLayerProps<BarDatum>) => (
      <RightAxis
        scale={right}
        label={rightLabel}
        format={tickFormat(right)}
        innerWidth={innerWidth}
        innerHeight={innerHeight}
        legendOffset={margin.right - AXIS_LABEL_INSET}
      />
    ),
    [right, rightLabel, margin],
  );

  return (
    <Bar
      width={width}
      height={height}
      margin={margin}
      theme={CHART_THEME}
      role="presentation"
      data={data}
      keys={shownBars.map(({ id }) => id)}
      indexBy="x"
      groupMode="grouped"
      valueScale={{ type: 'linear', min: 0, max: left.max }}
      indexScale={{ type: 'band', round: false }}
      padding={BAND_PADDING}
      colors={({ id }) => bars.find((bar) => bar.id === id)?.colour ?? ''}
      barComponent={TopRoundedBar}
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
      layers={['grid', Ground, 'axes', ...(shownBars.length > 0 ? (['bars'] as const) : []), Lines, SecondAxis]}
    />
  );
});
