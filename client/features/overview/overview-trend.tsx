import { useMemo } from 'react';
import type { OverviewDaysQuery } from '#client/graphql/generated';
import { TrendChart } from '#client/records/figures/trend-chart';
import { progressOf } from '#client/records/figures/visit-days';
import { TREND_HEIGHT_PX } from './trend-height';

type OverviewDays = OverviewDaysQuery['overviewDays'];

interface OverviewTrendProps {
  days: OverviewDays;
  today: string;
}

export function OverviewTrend({ days, today }: OverviewTrendProps) {
  const points = useMemo(
    () =>
      days.days.map(({ date, impressions, responses }) => ({
        x: date,
        values: { impressions, visits: responses },
        progress: progressOf(date, today, days.completeThrough),
      })),
    [days, today],
  );

  return <TrendChart label="Impressions and Visits" points={points} height={TREND_HEIGHT_PX} />;
}
