import type { BarCustomLayerProps, BarDatum } from '@nivo/bar';

const TOP_RADIUS = 4;
const MAX_WIDTH = 48;
const PARTIAL_OPACITY = 0.5;

/** The key of a datum whose position is not over yet. */
export const PARTIAL = 'isPartial';

type DrawnBar = BarCustomLayerProps<BarDatum>['bars'][number];

function topRoundedPath({ x: left, y, width: room, height }: DrawnBar): string {
  if (height <= 0) return '';

  const width = Math.min(room, MAX_WIDTH);
  const x = left + (room - width) / 2;
  const radius = Math.min(TOP_RADIUS, width / 2, height);
  const end = x + width;

  return [
    `M${x},${y + height}`,
    `V${y + radius}`,
    `Q${x},${y} ${x + radius},${y}`,
    `H${end - radius}`,
    `Q${end},${y} ${end},${y + radius}`,
    `V${y + height}`,
    'Z',
  ].join('');
}

const isPartial = ({ data }: DrawnBar) => Boolean(data.data[PARTIAL]);

/**
 * Vertical bars with rounded tops, centred in their bands. A series is one path: a thousand nivo
 * elements, each with its spring, take seconds, and this takes milliseconds.
 */
export function TopRoundedBars({ bars, id }: { bars: readonly DrawnBar[]; id: string }) {
  const own = bars.filter((bar) => bar.data.id === id);
  const colour = own[0]?.color;
  const pathOf = (some: readonly DrawnBar[]) => some.map(topRoundedPath).join('');

  return (
    <g fill={colour}>
      <path data-bars={id} d={pathOf(own.filter((bar) => !isPartial(bar)))} />
      <path
        data-bars={`${id} partial`}
        d={pathOf(own.filter(isPartial))}
        fillOpacity={PARTIAL_OPACITY}
      />
    </g>
  );
}
