import type { AxisScale } from '#client/components/charts/axis/axis-scale';
import { AXIS_TEXT_STYLE } from '#client/components/charts/chart-theme';

type RightAxisProps = {
  scale: AxisScale;
  label: string;
  format: (value: number) => string;
  innerWidth: number;
  innerHeight: number;
  legendOffset: number;
};

/** The second value axis: nivo's bar chart supports one scale only. */
export function RightAxis({
  scale,
  label,
  format,
  innerWidth,
  innerHeight,
  legendOffset,
}: RightAxisProps) {
  return (
    <g transform={`translate(${innerWidth},0)`} style={AXIS_TEXT_STYLE}>
      {scale.ticks.map((tick) => (
        <text key={tick} x={10} y={innerHeight * (1 - tick / scale.max)} dominantBaseline="central">
          {format(tick)}
        </text>
      ))}
      <text
        transform={`translate(${legendOffset},${innerHeight / 2}) rotate(-90)`}
        textAnchor="middle"
        dominantBaseline="central"
        style={{ fontSize: 12, fontWeight: 500 }}
      >
        {label}
      </text>
    </g>
  );
}
