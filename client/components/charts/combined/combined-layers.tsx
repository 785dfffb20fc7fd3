import { useContext } from 'react';
import type { AxisScale } from '#client/components/charts/axis/axis-scale';
import {
  type ChartPoint,
  type ChartSeries,
  comparedPoints,
} from '#client/components/charts/chart-series';
import { ShownSeries } from '#client/components/charts/shown-series';
import { ComparedGround } from './compared-ground';
import { LineMarks } from './line-marks';
import { TopRoundedBars } from './top-rounded-bars';

interface LayerProps {
  points: readonly ChartPoint[];
  scale: AxisScale;
  innerWidth: number;
  innerHeight: number;
}

const useShown = (kind: ChartSeries['kind']) =>
  useContext(ShownSeries).filter((one) => one.kind === kind);

/** The compared bars, behind the labels and the bars. */
export function Ground({ points, ...place }: LayerProps) {
  const series = useShown('bar');
  const compared = comparedPoints(points);
  return compared && <ComparedGround values={compared} series={series} {...place} />;
}

/** `series` are all bars: a hidden one keeps its place. */
export function Bars({ series, ...place }: LayerProps & { series: readonly ChartSeries[] }) {
  const shown = useShown('bar');

  return series.map(
    (one, index) =>
      shown.includes(one) && (
        <TopRoundedBars
          key={one.id}
          series={one}
          place={{ index, count: series.length }}
          {...place}
        />
      ),
  );
}

export function Lines({ points, ...props }: LayerProps) {
  const place = { series: useShown('line'), ...props };
  const compared = comparedPoints(points);
  const values = points.map((point) => (point.progress === 'ahead' ? null : point.values));
  const open = {
    partial: points.filter(({ progress }) => progress === 'partial').length,
    immature: points.filter(({ progress }) => progress === 'immature').length,
  };

  return (
    <>
      {compared && <LineMarks values={compared} isFaint {...place} />}
      <LineMarks values={values} open={open} {...place} />
    </>
  );
}
