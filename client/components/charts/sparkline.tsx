import { chakra } from '@chakra-ui/react';
import { chartColour } from './chart-theme';

interface SparklineProps {
  /** What it says to those who cannot see it. */
  label: string;
  /** From the oldest to the newest. */
  values: readonly number[];
  /** How many places the whole width has; fewer values stand at its right end. */
  places: number;
  heightPx?: number;
}

const WIDTH = 100;
const HEIGHT = 24;
/** Half the stroke, so that neither the highest nor the lowest place is cut. */
const EDGE = 1.5;

/** The newest value at the right edge, nothing at the bottom, the highest at the top. */
export function sparklinePoints(values: readonly number[], places: number): readonly (readonly [number, number])[] {
  const highest = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, places - 1);
  return values.map((value, index) => [
    WIDTH - (values.length - 1 - index) * step,
    HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE),
  ]);
}

const pathOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)},${y.toFixed(2)}`).join('');

/** A line without axes that shows how a figure moved. */
export function Sparkline({ label, values, places, heightPx = HEIGHT }: SparklineProps) {
  const points = sparklinePoints(values, places);
  const [first] = points;
  if (!first) return null;
  const line = pathOf(points);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      display="block"
      w="full"
      h={`${heightPx}px`}
    >
      <path
        d={`${line}L${WIDTH},${HEIGHT}L${first[0].toFixed(2)},${HEIGHT}Z`}
        fill={chartColour('impressions')}
        opacity={0.14}
      />
      <path
        d={line}
        fill="none"
        stroke={chartColour('impressions')}
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  );
}
