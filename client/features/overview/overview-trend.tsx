import { useMemo } from 'react';
import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import {
  formatDateWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
} from '#client/formatting/dates';
import { formatCount } from '#client/formatting/numbers';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-words';
import type { OverviewDaysQuery } from '#client/graphql/generated';
import { MAX_YEAR_DAYS } from '#client/records/figures/visit-days';
import { TREND_HEIGHT_PX } from './trend-height';

const SERIES: readonly ChartSeries[] = [
  {
    id: 'impressions',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: formatCount,
  },
  {
    id: 'visits',
    label: 'Visits',
    kind: 'line',
    isSettling: true,
    colour: chartColour('allResponses'),
    format: formatCount,
  },
];

type OverviewDays = OverviewDaysQuery['overviewDays'];

interface OverviewTrendProps {
  days: OverviewDays;
  today: string;
}

function progressOf(
  date: string,
  today: string,
  { completeThrough }: OverviewDays,
): ChartPoint['progress'] {
  if (date === today) return 'partial';
  if (date > today) return 'ahead';
  return completeThrough !== null && date > completeThrough ? 'immature' : undefined;
}

export function OverviewTrend({ days, today }: OverviewTrendProps) {
  const points = useMemo(
    () =>
      days.days.map(({ date, impressions, responses }) => ({
        x: date,
        values: { impressions, visits: responses },
        progress: progressOf(date, today, days),
      })),
    [days, today],
  );

  return (
    <CombinedChart
      label="Impressions and Visits"
      points={points}
      series={SERIES}
      leftLabel="Impressions"
      rightLabel="Visits"
      formatTick={points.length > MAX_YEAR_DAYS ? formatMonthOfYear : formatDayOfMonth}
      formatTitle={formatDateWithWeekday}
      height={TREND_HEIGHT_PX}
      partialNote={SO_FAR}
      immatureNote={STILL_COMING}
    />
  );
}
