import { useState } from 'react';
import type { DateRange } from '#schema/date-ranges';
import { useOverviewQuery } from '#client/graphql/generated';
import type { OverviewRow } from './overview-totals';

/**
 * The rows of a range; those of the range before stay until new ones arrive. Failures are not told
 * in a toast.
 */
export function useOverviewRows({ startDate, endDate }: DateRange) {
  const { data, loading, error, refetch } = useOverviewQuery({
    variables: { startDate, endDate },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const [kept, setKept] = useState<readonly OverviewRow[] | null>(null);
  if (data && data.overview !== kept) setKept(data.overview);

  return {
    rows: data?.overview ?? (error ? null : kept),
    isLoading: loading,
    error,
    retry: () => void refetch(),
  };
}
