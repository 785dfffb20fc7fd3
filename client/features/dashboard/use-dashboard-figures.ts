import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useDashboardQuery } from '#client/graphql/generated';
import { type DashboardFilter, filterOf, useStableFilter } from './dashboard-filter';
import type { DashboardView } from './dashboard-view';
import type { DashboardFigures } from './figures';

/** Two seconds are left for a tag call to reach the store: figures move within five. */
const POLL_INTERVAL_MS = 3000;

const isPageHidden = () => document.visibilityState === 'hidden';

interface Kept {
  filter: DashboardFilter;
  figures: DashboardFigures;
  view: DashboardView;
}

interface Request {
  view: DashboardView;
  /** Nothing is asked for before the view is known to hold. */
  isReady: boolean;
  /** The figures are asked for again every few seconds. */
  isLive: boolean;
}

/**
 * The figures of a view, in one request. A changed filter cancels the request under way, the same
 * one is not asked for twice; the figures shown before stay until new ones with a summary arrive,
 * unless they are another client's.
 */
export function useDashboardFigures({ view, isReady, isLive }: Request) {
  const filter = useStableFilter(isReady ? filterOf(view) : null);
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
          // A poll that fails is said on the page and made good by the next; a toast every few
          // seconds would be noise.
          context: { silent: isCurrent },
        },
  );
  const arrived = networkStatus === NetworkStatus.ready ? data?.dashboard : undefined;
  if (filter && arrived?.impressionSummary && (kept?.figures !== arrived || !isCurrent)) {
    setKept({ filter, figures: arrived, view });
  }

  // What failed for want of a connection is asked for again once there is one.
  const hasFailed = error !== undefined && !isCurrent;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const askAgain = () => void refetch();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [hasFailed, refetch]);

  const shown = kept && kept.filter.clientId === view.client?.id ? kept : null;
  return {
    figures: shown?.figures ?? null,
    /** The filter of the figures shown. */
    shownFilter: shown?.filter ?? null,
    shownView: useShownView(view, isCurrent ? null : shown?.view),
    /** The figures shown are still those of the filter before. */
    isRefreshing: shown !== null && !isCurrent,
    error,
    retry: () => void refetch(),
  };
}

/**
 * The view that the figures on screen are of: while newer ones load, with the range and the filters
 * of the older. The same object for as long as it says the same, so that nothing is drawn again for
 * it.
 */
function useShownView(
  view: DashboardView,
  outdated: DashboardView | null | undefined,
): DashboardView {
  const { layout, compare } = view;
  const shown = outdated ? { ...outdated, layout, compare } : view;
  const text = JSON.stringify(shown);
  return useMemo(() => shown, [text]); // eslint-disable-line react-hooks/exhaustive-deps -- the text stands for the view
}
