import type { AxisScale } from '#client/components/charts/axis/axis-scale';
import { BAND_PADDING, bandCentres } from '#client/components/charts/axis/band-layout';
import {
  type ChartSeries,
  FAINT_GROUND,
  type SeriesValues,
} from '#client/components/charts/chart-series';

type ComparedGroundProps = {
  values: readonly (SeriesValues | null)[];
  series: readonly ChartSeries[];
  scale: AxisScale;
  innerWidth: number;
  innerHeight: number;
};

// Bars have at most 48 px; their pale background extends a little on each side.
const MAX_HALF_WIDTH = 34;

/**
 * The bars of the comparison period: a pale background, wider than the bars, so that it is visible
 * next to a taller bar.
 */
export function ComparedGround({
  values,
  series,
  scale,
  innerWidth,
  innerHeight,
}: ComparedGroundProps) {
  const centres = bandCentres(values.length, innerWidth);
  const half = Math.min(innerWidth / (values.length + BAND_PADDING) / 2, MAX_HALF_WIDTH);
  const block = (place: SeriesValues | null, centre: number, id: string) => {
    const top = innerHeight * (1 - (place?.[id] ?? 0) / scale.max);
    return `M${(centre - half).toFixed(2)},${innerHeight}V${top.toFixed(2)}H${(centre + half).toFixed(2)}V${innerHeight}Z`;
  };

  return (
    <g>
      {series.map(({ id, colour }) => (
        <path
          key={id}
          data-series={`${id} compared`}
          d={values.map((place, index) => block(place, centres[index] ?? 0, id)).join('')}
          fill={colour}
          fillOpacity={FAINT_GROUND}
        />
      ))}
    </g>
  );
}
