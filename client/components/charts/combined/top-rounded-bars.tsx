import type { AxisScale } from '#client/components/charts/axis/axis-scale';
import { bandCentres, bandWidth } from '#client/components/charts/axis/band-layout';
import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';

const TOP_RADIUS = 4;
const MAX_WIDTH = 48;
const PARTIAL_OPACITY = 0.5;

interface TopRoundedBarsProps {
  points: readonly ChartPoint[];
  series: ChartSeries;
  /** The series is the one at this place among so many in each band. */
  place: { index: number; count: number };
  scale: AxisScale;
  innerWidth: number;
  innerHeight: number;
}

function topRoundedPath(x: number, width: number, height: number, bottom: number): string {
  if (height <= 0) return '';

  const y = bottom - height;
  const radius = Math.min(TOP_RADIUS, width / 2, height);
  const end = x + width;

  return [
    `M${x},${bottom}`,
    `V${y + radius}`,
    `Q${x},${y} ${x + radius},${y}`,
    `H${end - radius}`,
    `Q${end},${y} ${end},${y + radius}`,
    `V${bottom}`,
    'Z',
  ].join('');
}

/** Vertical bars with rounded tops, centred in their part of the band. A series is one path. */
export function TopRoundedBars(props: TopRoundedBarsProps) {
  const { points, series, place, scale, innerWidth, innerHeight } = props;
  const { id, colour } = series;
  const centres = bandCentres(points.length, innerWidth);
  const band = bandWidth(points.length, innerWidth);
  const room = band / place.count;
  const width = Math.min(room, MAX_WIDTH);
  const fromCentre = (place.index + 0.5) * room - band / 2 - width / 2;

  const pathOf = (isPartial: boolean) =>
    points
      .map(({ values, progress }, index) => {
        if ((progress === 'partial') !== isPartial) return '';
        const height = (innerHeight * (values[id] ?? 0)) / scale.max;
        return topRoundedPath((centres[index] ?? 0) + fromCentre, width, height, innerHeight);
      })
      .join('');

  return (
    <g fill={colour}>
      <path data-bars={id} d={pathOf(false)} />
      <path data-bars={`${id} partial`} d={pathOf(true)} fillOpacity={PARTIAL_OPACITY} />
    </g>
  );
}
