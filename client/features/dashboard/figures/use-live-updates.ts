import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { WatchDashboardDocument } from '#client/graphql/generated';
import { socketState } from '#client/graphql/live/socket-state';
import type { DashboardFilter } from '#client/features/dashboard/view/dashboard-filter';
import type { DashboardFigures } from './figures';

const isPageVisible = () => document.visibilityState === 'visible';

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Hands over the figures of a filter that the server publishes, while the page is visible; the first
 * message mostly repeats the answer of the query. Returns whether they arrive: if not, the caller
 * polls. Null watches nothing.
 */
export function useLiveUpdates(
  filter: DashboardFilter | null,
  onFigures: (figures: DashboardFigures) => void,
): { isDelivering: boolean } {
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible);
  const socket = useSyncExternalStore(socketState.subscribe, socketState.current);
  const [isDelivering, setDelivering] = useState(false);

  useEffect(() => {
    if (filter === null || !isVisible) return undefined;

    const stop = () => setDelivering(false);
    const updates = client
      .subscribe({
        query: WatchDashboardDocument,
        variables: { filter },
        fetchPolicy: 'no-cache',
        context: { silent: true },
      })
      .subscribe({
        next: ({ data, error }) => {
          setDelivering(!error && Boolean(data));
          if (!error && data) onFigures(data.dashboard);
        },
        error: stop,
        complete: stop,
      });

    return () => {
      updates.unsubscribe();
      stop();
    };
  }, [client, filter, isVisible, onFigures]);

  return { isDelivering: isDelivering && socket === 'open' };
}
