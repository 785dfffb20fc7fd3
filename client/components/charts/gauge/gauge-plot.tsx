import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { useCallback, useMemo } from 'react';
import { AXIS_TEXT_STYLE, chartColour } from '#client/components/charts/chart-theme';
import { angleOf, type GaugeBand, pointAt } from './gauge-scale';

interface GaugePlotProps {
  /** Null draws the empty scale. */
  value: number | null;
  text: string;
  max: number;
  bands: readonly GaugeBand[];
  interval: { low: number; high: number } | null;
  format: (value: number) => string;
  width: number;
  height: number;
}

interface Part {
  id: string;
  value: number;
  isFilled: boolean;
}

const MARGIN = { top: 24, right: 36, bottom: 20, left: 36 };
const INTERVAL_GAP_PX = 5;
const INTERVAL_WIDTH_PX = 3;
const TICK_GAP_PX = 13;
const NEEDLE_OVERLAP_PX = 4;
const INK = 'var(--ui-colors-fg)';
const GROUND = 'var(--ui-colors-bg-panel)';
const REST = 'var(--ui-colors-bg-emphasized)';

/** The scale up to the value and beyond it. */
const listParts = ({ value, max }: Pick<GaugePlotProps, 'value' | 'max'>): Part[] => [
  { id: 'filled', value: value ?? 0, isFilled: true },
  { id: 'rest', value: max - (value ?? 0), isFilled: false },
];

/** The half circle of a gauge: its bands, the mark of the value, and its interval outside. */
export function GaugePlot(props: GaugePlotProps) {
  const { value, text, max, bands, interval, format, width, height } = props;
  const parts = useMemo(() => listParts({ value, max }), [value, max]);
  const ticks = useMemo(
    () => [...new Set([0, ...bands.map(({ from }) => from), max])],
    [bands, max],
  );

  const Marks = useCallback(
    ({
      dataWithArc,
      arcGenerator,
      centerX,
      centerY,
      radius,
      innerRadius,
    }: PieCustomLayerProps<Part>) => {
      const centre = { x: centerX, y: centerY };
      const at = (amount: number, distance: number) =>
        pointAt(centre, distance, angleOf(amount, max));
      const needle = value !== null && {
        inner: at(value, innerRadius - NEEDLE_OVERLAP_PX),
        outer: at(value, radius + NEEDLE_OVERLAP_PX),
      };

      const outside = radius + INTERVAL_GAP_PX;
      const ends = interval && [at(interval.low, outside), at(interval.high, outside)];

      return (
        <>
          <g transform={`translate(${centerX},${centerY})`}>
            {dataWithArc.map(({ id, arc, data }) => (
              <path
                key={id}
                data-part={id}
                d={arcGenerator(arc) ?? ''}
                fill={data.isFilled ? chartColour('impressions') : REST}
              />
            ))}
          </g>
          {bands.slice(1).map(({ label, from }) => {
            const [inner, outer] = [at(from, innerRadius), at(from, radius)];
            return (
              <line
                key={label}
                data-part={label}
                x1={inner.x}
                y1={inner.y}
                x2={outer.x}
                y2={outer.y}
                stroke={GROUND}
                strokeWidth={2}
              />
            );
          })}
          {ends?.[0] && ends[1] && (
            <path
              data-part="interval"
              d={`M${ends[0].x},${ends[0].y}A${outside},${outside} 0 0 1 ${ends[1].x},${ends[1].y}`}
              fill="none"
              stroke={chartColour('allResponses')}
              strokeWidth={INTERVAL_WIDTH_PX}
            />
          )}
          {needle && (
            <line
              data-part="needle"
              x1={needle.inner.x}
              y1={needle.inner.y}
              x2={needle.outer.x}
              y2={needle.outer.y}
              stroke={INK}
              strokeWidth={3}
              strokeLinecap="round"
            />
          )}
          <g style={AXIS_TEXT_STYLE} textAnchor="middle">
            {ticks.map((tick) => {
              const place = at(tick, radius + TICK_GAP_PX);
              const isEnd = tick === 0 || tick === max;

              return (
                <text
                  key={tick}
                  x={isEnd ? at(tick, (radius + innerRadius) / 2).x : place.x}
                  y={isEnd ? centerY + 14 : place.y - 2}
                >
                  {Number.isInteger(tick) ? tick : format(tick)}
                </text>
              );
            })}
          </g>
          <text
            x={centerX}
            y={centerY - 6}
            textAnchor="middle"
            style={{ fontSize: 28, fontWeight: 600, fill: INK }}
          >
            {text}
          </text>
        </>
      );
    },
    [bands, interval, max, value, text, ticks, format],
  );

  return (
    <Pie
      width={width}
      height={height}
      margin={MARGIN}
      role="presentation"
      data={parts}
      startAngle={-90}
      endAngle={90}
      innerRadius={0.74}
      padAngle={1}
      fit
      isInteractive={false}
      animate={false}
      layers={[Marks]}
    />
  );
}
