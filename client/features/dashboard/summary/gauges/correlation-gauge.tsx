import { Gauge } from '#client/components/charts/gauge/gauge';
import type { GaugeBand } from '#client/components/charts/gauge/gauge-scale';
import { decimalText } from '#schema/writing/numbers';
import type { BodyProps } from '#client/features/dashboard/figures/figures';

export const GAUGE_HEIGHT_PX = 200;

export const CORRELATION_MAX = 1;

export const CORRELATION_BANDS: readonly GaugeBand[] = [
  { label: 'Weak', from: 0 },
  { label: 'Moderate', from: 0.4 },
  { label: 'Strong', from: 0.7 },
];

export function CorrelationGauge({ figures }: BodyProps) {
  const { correlation, correlationInterval } = figures.responsesOverTime.summary;

  return (
    <Gauge
      label="Correlation"
      value={correlation}
      max={CORRELATION_MAX}
      bands={CORRELATION_BANDS}
      interval={correlationInterval}
      format={decimalText}
      height={GAUGE_HEIGHT_PX}
    />
  );
}
