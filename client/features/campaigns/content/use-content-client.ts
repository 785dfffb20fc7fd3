import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storage } from '#client/session/storage';
import type { ContentClient } from './content';

const CLIENT = 'client';

/** The client in the URL; otherwise the only one, otherwise the last chosen one. Stored in both. */
export function useContentClient(clients: readonly ContentClient[] | undefined) {
  const [params, setParams] = useSearchParams();
  const named = params.get(CLIENT) ?? storage.selectedCustomerId.read();
  const client =
    clients?.length === 1 ? clients[0] : clients?.find(({ id }) => String(id) === named);

  useEffect(() => {
    if (!client) return;
    storage.selectedCustomerId.write(String(client.id));
    if (params.get(CLIENT) === String(client.id)) return;
    const next = new URLSearchParams(params);
    next.set(CLIENT, String(client.id));
    setParams(next, { replace: true });
  }, [client, params, setParams]);

  const select = useCallback(
    (id: string) =>
      setParams((before) => {
        const next = new URLSearchParams({ [CLIENT]: id });
        const tab = before.get('tab');
        if (tab !== null) next.set('tab', tab);
        return next;
      }),
    [setParams],
  );
  return { client: client ?? null, select };
}
