import { Gauge } from '#client/components/charts/gauge/gauge';
import { countText } from '#schema/writing/numbers';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { GAUGE_HEIGHT_PX } from './correlation-gauge';

export const PARETO_MAX = 10;

export function ParetoGauge({ figures }: BodyProps) {
  return (
    <Gauge
      label="Pareto - 80% Rule"
      value={figures.impressionsBeforeVisit.summary.viewsFor80Percent}
      max={PARETO_MAX}
      format={countText}
      height={GAUGE_HEIGHT_PX}
    />
  );
}
