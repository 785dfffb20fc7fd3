import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FilterKind } from '#schema/dashboard-url';
import type { DateRange } from '#schema/date-ranges';
import { useFiguresOfRecordQuery } from '#client/graphql/generated';

interface FiguresRequest {
  clientId: number;
  filters: Partial<Record<FilterKind, readonly number[]>>;
  /** Null asks for nothing. */
  range: DateRange | null;
}

/** The dashboard's own figures, filtered by a record. */
export function useRecordFigures({ clientId, filters, range }: FiguresRequest) {
  const lists = Object.fromEntries(Object.entries(filters).map(([kind, ids]) => [kind, [...ids]]));
  const { data, previousData, loading, error, refetch } = useFiguresOfRecordQuery(
    range === null
      ? skipToken
      : {
          variables: {
            filter: {
              clientId,
              startDate: range.startDate,
              endDate: range.endDate,
              ...lists,
            },
          },
          // The cache holds the dashboard's larger answer under the same name.
          fetchPolicy: 'no-cache',
          notifyOnNetworkStatusChange: true,
          context: { silent: true },
        },
  );
  const figures = (data ?? (loading ? previousData : undefined))?.dashboard ?? null;

  return useMemo(
    () => ({ figures, isLoading: loading, error, retry: () => void refetch() }),
    [figures, loading, error, refetch],
  );
}
