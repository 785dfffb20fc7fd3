import { AXIS_TEXT_STYLE } from '#client/components/charts/chart-theme';

/** A digit at the size of the ticks, and the least distance of two labels. */
const DIGIT_PX = 6.5;
const TICK_GAP_PX = 6;

interface ValueAxisProps {
  title: string;
  ticks: readonly number[];
  max: number;
  format: (value: number) => string;
  left: number;
  innerWidth: number;
  width: number;
}

export const VALUE_AXIS_HEIGHT_PX = 44;

/**
 * The axis under horizontal bars, a separate element so that it stays visible while they scroll.
 */
export function ValueAxis({ title, ticks, max, format, left, innerWidth, width }: ValueAxisProps) {
  const longest = Math.max(0, ...ticks.map((tick) => format(tick).length));
  const roomPx = longest * DIGIT_PX + TICK_GAP_PX;
  const distancePx = innerWidth / Math.max(1, ticks.length - 1);
  const every = Math.max(1, Math.ceil(roomPx / Math.max(1, distancePx)));

  return (
    <svg
      width={width}
      height={VALUE_AXIS_HEIGHT_PX}
      aria-hidden
      focusable="false"
      style={{ ...AXIS_TEXT_STYLE, display: 'block' }}
    >
      {ticks
        .filter((_, index) => index % every === 0)
        .map((tick) => (
          <text key={tick} x={left + (innerWidth * tick) / max} y={14} textAnchor="middle">
            {format(tick)}
          </text>
        ))}
      <text
        x={left + innerWidth / 2}
        y={36}
        textAnchor="middle"
        style={{ fontSize: 12, fontWeight: 500 }}
      >
        {title}
      </text>
    </svg>
  );
}
