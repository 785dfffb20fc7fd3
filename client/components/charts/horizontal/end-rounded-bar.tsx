import type { BarDatum, BarItemProps } from '@nivo/bar';

const THICKEST_PX = 32;

function endRoundedPath(x: number, y: number, width: number, height: number, most: number): string {
  const radius = Math.min(most, width, height / 2);

  return [
    `M${x},${y}`,
    `H${x + width - radius}`,
    `Q${x + width},${y} ${x + width},${y + radius}`,
    `V${y + height - radius}`,
    `Q${x + width},${y + height} ${x + width - radius},${y + height}`,
    `H${x}`,
    'Z',
  ].join('');
}

interface Place {
  y: number;
  height: number;
}

/** The position of a bar in its band: centred, or next to the compared one. */
export function barPlace(
  { y, height }: Place,
  key: 'value' | 'compared',
  hasCompared: boolean,
): Place {
  const thickness = Math.min(height, hasCompared ? THICKEST_PX / 2 : THICKEST_PX);
  if (!hasCompared) return { y: y + (height - thickness) / 2, height: thickness };
  return { y: key === 'value' ? y + height - thickness : y, height: thickness };
}

/** A horizontal bar with a rounded end; the compared one is an outline with a faint fill. */
export function endRoundedBar(radius: number, hasCompared: boolean) {
  return function EndRoundedBar<Datum extends BarDatum>({ bar }: BarItemProps<Datum>) {
    if (bar.width <= 0) return null;

    const isCompared = bar.data.id === 'compared';
    const { y, height } = barPlace(bar, isCompared ? 'compared' : 'value', hasCompared);

    return (
      <path
        data-bar={bar.data.id}
        d={endRoundedPath(bar.x, y, bar.width, height, radius)}
        fill={bar.color}
        fillOpacity={isCompared ? 0.2 : 1}
        stroke={isCompared ? bar.color : 'none'}
      />
    );
  };
}
