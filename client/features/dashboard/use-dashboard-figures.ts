import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { type DashboardQueryVariables, useDashboardQuery } from '../../graphql/generated';
import type { DashboardFigures } from './figures';

export type DashboardFilter = DashboardQueryVariables['filter'];

/** Two seconds are left for a tag call to reach the store: figures move within five. */
const POLL_INTERVAL_MS = 3000;

const isPageHidden = () => document.visibilityState === 'hidden';

interface Kept {
  filter: DashboardFilter;
  figures: DashboardFigures;
}

/**
 * The figures of a filter, in one request. A changed filter cancels the request under way; the figures shown before stay until new
 * ones with a summary arrive, unless they are another client's. While live, the figures are asked for again every few seconds.
 */
export function useDashboardFigures(filter: DashboardFilter | null, isLive: boolean) {
  const [kept, setKept] = useState<Kept | null>(null);
  const isCurrent = kept !== null && kept.filter === filter;
  const { data, error, networkStatus, refetch } = useDashboardQuery(
    filter === null
      ? skipToken
      : {
          variables: { filter },
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
          pollInterval: isLive && isCurrent ? POLL_INTERVAL_MS : 0,
          skipPollAttempt: isPageHidden,
          // A poll that fails is said on the page and made good by the next; a toast every few seconds would be noise.
          context: { silent: isCurrent },
        },
  );
  const arrived = networkStatus === NetworkStatus.ready ? data?.dashboard : undefined;
  if (filter && arrived?.impressionSummary && (kept?.figures !== arrived || !isCurrent)) {
    setKept({ filter, figures: arrived });
  }

  const figures = kept && kept.filter.clientId === filter?.clientId ? kept.figures : null;
  return {
    figures,
    /** The figures shown are still those of the filter before. */
    isRefreshing: figures !== null && !isCurrent,
    error,
    retry: () => void refetch(),
  };
}
