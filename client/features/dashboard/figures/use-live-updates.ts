import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DashboardDocument, WatchDashboardDocument } from '#client/graphql/generated';
import { socketState } from '#client/graphql/live/socket-state';
import type { DashboardFilter } from '#client/features/dashboard/view/dashboard-filter';

const isPageVisible = () => document.visibilityState === 'visible';

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Writes the figures that the server publishes into the cached answer of a filter, while the page is
 * visible. Returns whether they arrive: if not, the caller polls. Null watches nothing.
 */
export function useLiveUpdates(filter: DashboardFilter | null): { isDelivering: boolean } {
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible);
  const socket = useSyncExternalStore(socketState.subscribe, socketState.current);
  const [isDelivering, setDelivering] = useState(false);

  useEffect(() => {
    if (filter === null || !isVisible) return undefined;

    const variables = { filter };
    const stop = () => setDelivering(false);
    const updates = client
      .subscribe({
        query: WatchDashboardDocument,
        variables,
        fetchPolicy: 'no-cache',
        context: { silent: true },
      })
      .subscribe({
        next: ({ data, error }) => {
          setDelivering(!error && Boolean(data));
          if (!error && data)
            client.writeQuery({ query: DashboardDocument, variables, data: data });
        },
        error: stop,
        complete: stop,
      });

    return () => {
      updates.unsubscribe();
      stop();
    };
  }, [client, filter, isVisible]);

  return { isDelivering: isDelivering && socket === 'open' };
}
