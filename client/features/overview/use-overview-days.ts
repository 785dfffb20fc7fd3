import { useState } from 'react';
import type { DateRange } from '#schema/date-ranges';
import { useOverviewDaysQuery, type OverviewDaysQuery } from '#client/graphql/generated';

/** The days of a range; the previous ones stay until new ones arrive. Failures show no toast. */
export function useOverviewDays({ startDate, endDate }: DateRange) {
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
