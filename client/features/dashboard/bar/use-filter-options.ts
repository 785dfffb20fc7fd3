import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useDashboardFiltersQuery } from '#client/graphql/generated';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { areOffered, validFilters } from './cascade';
import { areSameFilters, type Filters } from './filters';

interface FilterOptionsRequest {
  view: DashboardView;
  /** Corrects filters with unknown values. */
  onCorrect: (change: { filters: Filters }) => void;
}

/**
 * The filter options of the client's dashboard. Ready once the view's filters are known to be
 * valid.
 */
export function useFilterOptions({ view: { client, filters }, onCorrect }: FilterOptionsRequest) {
  const { data, error, refetch } = useDashboardFiltersQuery(
    client
      ? {
          variables: { customerId: client.id },
          // Thousands of names, asked for again at each visit, that no other query reads.
          fetchPolicy: 'no-cache',
        }
      : skipToken,
  );
  const options = client ? data?.dashboardFilters : undefined;
  const valid = useMemo(() => options && validFilters(options, filters), [options, filters]);
  const isReady = valid !== undefined && areSameFilters(valid, filters);

  // A link may hold ids that the caller may not see: without them it would show other figures.
  const hasHidden = options !== undefined && !areOffered(options, filters);

  useEffect(() => {
    if (valid && !isReady && !hasHidden) onCorrect({ filters: valid });
  }, [valid, isReady, hasHidden, onCorrect]);

  return {
    options,
    isReady,
    hasHidden,
    /** Shows the figures without those filters. */
    leaveHidden: () => valid && onCorrect({ filters: valid }),
    error: options ? undefined : error,
    retry: () => void refetch(),
  };
}
