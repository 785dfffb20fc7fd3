import type { BarCustomLayerProps, BarDatum } from '@nivo/bar';
import { useContext } from 'react';
import type { AxisScale } from '#client/components/charts/axis/axis-scale';
import {
  type ChartPoint,
  type ChartSeries,
  comparedPoints,
} from '#client/components/charts/chart-series';
import { ComparedGround } from './compared-ground';
import { LineMarks } from './line-marks';
import { RightAxis } from './right-axis';
import { ShownSeries } from '#client/components/charts/shown-series';
import { TopRoundedBars } from './top-rounded-bars';

interface LayerInput {
  points: readonly ChartPoint[];
  left: AxisScale;
  right: AxisScale;
  rightLabel: string;
  formatRight: (value: number) => string;
  rightLabelOffset: number;
}

type Layer = BarCustomLayerProps<BarDatum>;

const useShown = (kind: ChartSeries['kind']) =>
  useContext(ShownSeries).filter((one) => one.kind === kind);

/** The layers that a combined chart draws in addition to nivo's axes. */
export function combinedLayers({
  points,
  left,
  right,
  rightLabel,
  formatRight,
  rightLabelOffset,
}: LayerInput) {
  const compared = comparedPoints(points);
  const values = points.map((point) => (point.progress === 'ahead' ? null : point.values));
  const open = {
    partial: points.filter(({ progress }) => progress === 'partial').length,
    immature: points.filter(({ progress }) => progress === 'immature').length,
  };

  function Ground({ innerWidth, innerHeight }: Layer) {
    const series = useShown('bar');
    if (!compared) return null;

    return (
      <ComparedGround
        values={compared}
        series={series}
        scale={left}
        {...{ innerWidth, innerHeight }}
      />
    );
  }

  function Bars({ bars }: Layer) {
    return useShown('bar').map(({ id }) => <TopRoundedBars key={id} bars={bars} id={id} />);
  }

  function Lines({ innerWidth, innerHeight }: Layer) {
    const place = { series: useShown('line'), scale: right, innerWidth, innerHeight };
    return (
      <>
        {compared && <LineMarks values={compared} isFaint {...place} />}
        <LineMarks values={values} open={open} {...place} />
      </>
    );
  }

  function SecondAxis({ innerWidth, innerHeight }: Layer) {
    return (
      <RightAxis
        scale={right}
        label={rightLabel}
        format={formatRight}
        innerWidth={innerWidth}
        innerHeight={innerHeight}
        legendOffset={rightLabelOffset}
      />
    );
  }

  return { Ground, Bars, Lines, SecondAxis };
}
