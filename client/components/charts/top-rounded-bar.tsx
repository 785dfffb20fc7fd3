import type { BarDatum, BarItemProps } from '@nivo/bar';

const TOP_RADIUS = 4;
const MAX_WIDTH = 48;

function topRoundedPath(x: number, y: number, width: number, height: number): string {
  const radius = Math.min(TOP_RADIUS, width / 2, height);
  return [
    `M${x},${y + height}`,
    `V${y + radius}`,
    `Q${x},${y} ${x + radius},${y}`,
    `H${x + width - radius}`,
    `Q${x + width},${y} ${x + width},${y + radius}`,
    `V${y + height}`,
    'Z',
  ].join('');
}

/** The key under which a datum says that its place is not over yet. */
export const PARTIAL = 'isPartial';

const PARTIAL_OPACITY = 0.5;

/** A vertical bar rounded at its top only, in the middle of its place. */
export function TopRoundedBar<Datum extends BarDatum>({ bar }: BarItemProps<Datum>) {
  if (bar.height <= 0) return null;
  const width = Math.min(bar.width, MAX_WIDTH);
  return (
    <path
      d={topRoundedPath(bar.x + (bar.width - width) / 2, bar.y, width, bar.height)}
      fill={bar.color}
      fillOpacity={bar.data.data[PARTIAL] ? PARTIAL_OPACITY : undefined}
    />
  );
}
