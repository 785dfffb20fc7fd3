import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar';
import { memo, useCallback, useMemo } from 'react';
import { compactCountText, countText } from '#schema/writing/numbers';
import { type AxisScale, countScale, thinLabels } from '#client/components/charts/axis/axis-scale';
import { bandCentres } from '#client/components/charts/axis/band-layout';
import { GridLines } from '#client/components/charts/axis/grid-lines';
import { SideAxis } from '#client/components/charts/axis/side-axis';
import {
  type ChartPoint,
  type ChartSeries,
  largestValue,
} from '#client/components/charts/chart-series';
import { AXIS_TEXT_STYLE, CHART_THEME } from '#client/components/charts/chart-theme';
import { Bars, Ground, Lines } from './combined-layers';

const NARROW_PX = 480;

export function chartMargin(width: number) {
  const side = width < NARROW_PX ? 56 : 64;
  return { top: 12, right: side, bottom: 32, left: side };
}

const MAX_DATE_LABELS = 15;
const LETTER_WIDTH = 6.5;
const LABEL_GAP = 13;
const AXIS_LABEL_INSET = 8;
const TICK_GAP = 10;
// Larger ticks show a shortened number.
const MAX_FULL_TICK = 9999;

const tickFormat = ({ max }: AxisScale) => (max > MAX_FULL_TICK ? compactCountText : countText);

type CombinedPlotProps = {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  leftLabel: string;
  rightLabel: string;
  formatTick: (x: string) => string;
  width: number;
  height: number;
};

// nivo's chart is the frame of one drawing of ours, whose bars, lines and two axes share its scales.
const NO_BARS: BarDatum[] = [];
const NO_KEYS: string[] = [];

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
  const labels = useMemo(() => {
    const letters = Math.max(
      ...[points.at(0), points.at(-1)].map((point) => (point ? formatTick(point.x).length : 0)),
    );
    const room = Math.floor(
      (width - margin.left - margin.right) / (letters * LETTER_WIDTH + LABEL_GAP),
    );

    return new Set(
      thinLabels(
        points.map(({ x }) => x),
        Math.min(MAX_DATE_LABELS, room),
      ),
    );
  }, [points, width, margin, formatTick]);
  const Drawing = useCallback(
    ({ innerWidth, innerHeight }: BarCustomLayerProps<BarDatum>) => {
      const centres = bandCentres(points.length, innerWidth);
      const place = { points, innerWidth, innerHeight };
      const ticksOf = (scale: AxisScale) =>
        scale.ticks.map((tick) => ({
          key: tick,
          y: innerHeight * (1 - tick / scale.max),
          text: tickFormat(scale)(tick),
        }));
      const axis = { gap: TICK_GAP, titleOffset: margin.left - AXIS_LABEL_INSET, innerHeight };

      return (
        <>
          <GridLines at={ticksOf(left).map(({ y }) => y)} length={innerWidth} />
          <Ground scale={left} {...place} />
          <SideAxis side="left" ticks={ticksOf(left)} title={leftLabel} {...axis} />
          <g style={AXIS_TEXT_STYLE} textAnchor="middle">
            {points.map(
              ({ x }, index) =>
                labels.has(x) && (
                  <text
                    key={x}
                    x={centres[index]}
                    y={innerHeight + TICK_GAP}
                    dominantBaseline="text-before-edge"
                  >
                    {formatTick(x)}
                  </text>
                ),
            )}
          </g>
          <Bars scale={left} series={bars} {...place} />
          <Lines scale={right} {...place} />
          <SideAxis
            side="right"
            ticks={ticksOf(right)}
            title={rightLabel}
            innerWidth={innerWidth}
            {...axis}
          />
        </>
      );
    },
    [points, bars, left, right, leftLabel, rightLabel, labels, margin, formatTick],
  );

  return (
    <Bar
      width={width}
      height={height}
      margin={margin}
      theme={CHART_THEME}
      role="presentation"
      data={NO_BARS}
      keys={NO_KEYS}
      isInteractive={false}
      animate={false}
      layers={[Drawing]}
    />
  );
});
