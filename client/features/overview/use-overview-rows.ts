import { useState } from 'react';
import type { DateRange } from '#client/formatting/date-ranges';
import { useOverviewQuery } from '#client/graphql/generated';
import type { OverviewRow } from './overview-totals';

/** The rows of a range; the previous rows stay until new ones arrive. Failures show no toast. */
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
