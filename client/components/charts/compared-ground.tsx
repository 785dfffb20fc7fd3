import type { AxisScale } from './axis-scale';
import { BAND_PADDING, bandCentres } from './band-layout';
import { type ChartSeries, FAINT_GROUND, type SeriesValues } from './chart-series';

type ComparedGroundProps = {
  values: readonly (SeriesValues | null)[];
  series: readonly ChartSeries[];
  scale: AxisScale;
  innerWidth: number;
  innerHeight: number;
};

/** The bar series of the period compared with: pale steps behind the bars, as wide as a place, so that they show beside a taller bar. */
export function ComparedGround({ values, series, scale, innerWidth, innerHeight }: ComparedGroundProps) {
  const centres = bandCentres(values.length, innerWidth);
  const half = innerWidth / (values.length + BAND_PADDING) / 2;
  const steps = (id: string) =>
    values
      .map((place, index) => {
        const top = innerHeight * (1 - (place?.[id] ?? 0) / scale.max);
        const centre = centres[index] ?? 0;
        return `${index === 0 ? 'M' : 'L'}${(centre - half).toFixed(2)},${top.toFixed(2)}H${(centre + half).toFixed(2)}`;
      })
      .join('');
  return (
    <g>
      {series.map(({ id, colour }) => (
        <path
          key={id}
          data-series={`${id} compared`}
          d={`${steps(id)}V${innerHeight}H${((centres[0] ?? 0) - half).toFixed(2)}Z`}
          fill={colour}
          fillOpacity={FAINT_GROUND}
        />
      ))}
    </g>
  );
}
