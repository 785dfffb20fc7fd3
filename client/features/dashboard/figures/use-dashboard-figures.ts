import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useDashboardQuery } from '#client/graphql/generated';
import {
  type DashboardFilter,
  filterOf,
  useStableFilter,
} from '#client/features/dashboard/view/dashboard-filter';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { completedFigures } from './completed-figures';
import type { DashboardFigures } from './figures';
import { useLiveUpdates } from './use-live-updates';

/**
 * While the socket is down. A tag call has two seconds left to reach the store: figures change
 * within five.
 */
const POLL_INTERVAL_MS = 3000;

const isPageHidden = () => document.visibilityState === 'hidden';

interface Latest {
  filter: DashboardFilter;
  figures: DashboardFigures;
  view: DashboardView;
}

interface Request {
  view: DashboardView;
  /** No request before the view is known to be valid. */
  isReady: boolean;
  /** Keeps the figures up to date: by subscription, or by polling while the socket is down. */
  isLive: boolean;
}

/**
 * The figures of a view, in one request. A changed filter cancels the running request, and the same
 * filter is not requested twice. The old figures stay until an answer with a summary arrives,
 * unless they belong to another client.
 */
export function useDashboardFigures({ view, isReady, isLive }: Request) {
  const filter = useStableFilter(isReady ? filterOf(view) : null);
  const [latest, setLatest] = useState<Latest | null>(null);
  const isCurrent = latest !== null && latest.filter === filter;
  const isWatching = isLive && isCurrent;
  const { isDelivering } = useLiveUpdates(isWatching ? filter : null);
  const { data, error, networkStatus, refetch } = useDashboardQuery(
    filter === null
      ? skipToken
      : {
          variables: { filter },
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
          pollInterval: isWatching && !isDelivering ? POLL_INTERVAL_MS : 0,
          skipPollAttempt: isPageHidden,
          // A failed poll shows on the page and the next one recovers; a toast every few seconds
          // would be noise.
          context: { silent: isCurrent },
        },
  );
  const arrived = networkStatus === NetworkStatus.ready ? data?.dashboard : undefined;
  if (filter && arrived?.impressionSummary && (latest?.figures !== arrived || !isCurrent)) {
    setLatest({ filter, figures: arrived, view });
  }

  // A call that failed without a connection is repeated once there is one.
  const hasFailed = error !== undefined && !isCurrent;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const askAgain = () => void refetch();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [hasFailed, refetch]);

  const shown = latest && latest.filter.clientId === view.client?.id ? latest : null;
  const figures = useMemo(() => shown && completedFigures(shown.figures), [shown]);

  return {
    figures,
    /** The filter of the shown figures. */
    shownFilter: shown?.filter ?? null,
    shownView: useShownView(view, isCurrent ? null : shown?.view),
    /** The shown figures still belong to the previous filter. */
    isRefreshing: shown !== null && !isCurrent,
    error,
    retry: () => void refetch(),
  };
}

/**
 * The view of the figures on screen: while newer ones load, it has the old range and filters. The
 * same object for the same content, so that nothing renders again.
 */
function useShownView(
  view: DashboardView,
  previous: DashboardView | null | undefined,
): DashboardView {
  const { layout, compare } = view;
  const shown = previous ? { ...previous, layout, compare } : view;
  const text = JSON.stringify(shown);
  return useMemo(() => shown, [text]); // eslint-disable-line react-hooks/exhaustive-deps -- the text stands for the view
}
