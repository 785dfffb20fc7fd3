import { lazy, Suspense, useState } from 'react';
import { Panel } from '#client/components/panel/panel';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { panelState } from '#client/components/panel/panel-state';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import type { DateRange } from '#schema/date-ranges';
import { formatDate } from '#client/formatting/dates';
import { describeFailure } from '#client/graphql/links/failure';
import { useOverviewDaysQuery, type OverviewDaysQuery } from '#client/graphql/generated';
import { TREND_HEIGHT_PX } from './trend-height';

const OverviewTrend = lazy(async () => ({
  default: (await import('./overview-trend')).OverviewTrend,
}));

/** The chart with its legend and its space between. */
const BODY_HEIGHT = TREND_HEIGHT_PX + 40;

interface TrendPanelProps {
  range: DateRange;
  today: string;
}

/** The impressions and visits of all bookings in the table's range, day by day. */
export function TrendPanel({ range, today }: TrendPanelProps) {
  const { days, isLoading, error, retry } = useOverviewDays(range);
  const { completeThrough = null } = days ?? {};
  const isOpen = completeThrough !== null && completeThrough < range.endDate;

  return (
    <Panel
      title="Impressions and Visits"
      help={`All bookings of the list below, day by day. A visit stands on the day of its ad, and may follow it by up to ${CREDIT_WINDOW_DAYS} days.`}
      foot={
        isOpen
          ? `Visits to ads after ${formatDate(completeThrough)} are still coming`
          : 'Days in each client’s time zone'
      }
      state={panelState({
        hasContent: days !== null,
        isLoading,
        error,
        isEmpty: completeThrough === null,
      })}
      bodyHeight={{ least: BODY_HEIGHT }}
      isRefreshing={isLoading}
      emptyText="No bookings in this date range."
      failure={error && describeFailure(error).message}
      onRetry={retry}
    >
      {days && (
        <Suspense fallback={<PanelSkeleton shape="chart" />}>
          <OverviewTrend days={days} today={today} />
        </Suspense>
      )}
    </Panel>
  );
}

/** The days of a range; the previous ones stay until new ones arrive. Failures show no toast. */
function useOverviewDays({ startDate, endDate }: DateRange) {
  const { data, loading, error, refetch } = useOverviewDaysQuery({
    variables: { startDate, endDate },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const [latest, setLatest] = useState<OverviewDaysQuery['overviewDays'] | null>(null);
  if (data && data.overviewDays !== latest) setLatest(data.overviewDays);

  return {
    days: data?.overviewDays ?? (error ? null : latest),
    isLoading: loading,
    error,
    retry: () => void refetch(),
  };
}
