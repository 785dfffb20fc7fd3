import { useCallback, useDeferredValue, useState } from 'react';
import type { DateRange } from '#schema/date-ranges';
import { useOverviewQuery } from '#client/graphql/generated';
import type { OverviewRow } from './overview-totals';

/** The rows of a range; the previous rows stay until new ones arrive. Failures show no toast. */
export function useOverviewRows({ startDate, endDate }: DateRange) {
  const { data, loading, error, refetch } = useOverviewQuery({
    variables: { startDate, endDate },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const [latest, setLatest] = useState<readonly OverviewRow[] | null>(null);
  if (data && data.overview !== latest) setLatest(data.overview);

  const arrived = data?.overview ?? (error ? null : latest);
  // The table takes long to draw: other input comes first meanwhile.
  const rows = useDeferredValue(arrived);

  return {
    rows,
    isLoading: loading || rows !== arrived,
    error,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
