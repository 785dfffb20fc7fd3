import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
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
 * The page polls while the socket is down. A tag call has two seconds left to reach the store:
 * figures change within five.
 */
const POLL_INTERVAL_MS = 3000;

const isPageHidden = () => document.visibilityState === 'hidden';

interface Latest {
  filter: DashboardFilter;
  figures: DashboardFigures;
  view: DashboardView;
  /** The last answer of the query, null while it asks; what the server published since is newer. */
  answer: DashboardFigures | null;
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
  const publish = useCallback(
    (figures: DashboardFigures) =>
      startTransition(() =>
        setLatest((known) =>
          !known || known.filter !== filter || equal(known.figures, figures)
            ? known
            : { ...known, figures },
        ),
      ),
    [filter],
  );
  const { isDelivering } = useLiveUpdates(isWatching ? filter : null, publish);
  const { data, error, networkStatus, refetch } = useDashboardQuery(
    filter === null
      ? skipToken
      : {
          variables: { filter },
          // Each answer replaces all figures: to take it apart into the cache, and to read it from
          // there, would block the page for longer than to draw it.
          fetchPolicy: 'no-cache',
          pollInterval: isWatching && !isDelivering ? POLL_INTERVAL_MS : 0,
          skipPollAttempt: isPageHidden,
          // A failed poll shows on the page and the next one recovers; a toast every few seconds
          // would be noise.
          context: { silent: isCurrent },
        },
  );
  const isAnswered = networkStatus === NetworkStatus.ready;
  const arrived = isAnswered ? data?.dashboard : undefined;
  // A poll may answer the same as the answer before, while the server published others meanwhile.
  if (!isAnswered && latest?.answer) setLatest({ ...latest, answer: null });
  if (filter && arrived?.impressionSummary && (latest?.answer !== arrived || !isCurrent)) {
    const isSame = isCurrent && equal(latest.figures, arrived);
    setLatest({ filter, figures: isSame ? latest.figures : arrived, view, answer: arrived });
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
  const read = shown?.figures ?? null;
  const figures = useMemo(() => read && completedFigures(read), [read]);

  return {
    figures,
    /** The filter of the shown figures. */
    shownFilter: shown?.filter ?? null,
    shownView: useShownView(view, isCurrent ? null : shown?.view),
    /** The shown figures still belong to the previous filter. */
    isRefreshing: shown !== null && !isCurrent,
    // The failure of a poll is over as soon as the server publishes again.
    error: isDelivering ? undefined : error,
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
