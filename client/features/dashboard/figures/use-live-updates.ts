import { useApolloClient } from '@apollo/client/react';
import { equal } from '@wry/equality';
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
          if (error || !data) return;

          // The first message mostly repeats the answer of the query; to write it takes longer than
          // to compare it.
          const query = { query: DashboardDocument, variables };
          if (!equal(client.readQuery(query, true), data)) client.writeQuery({ ...query, data });
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
