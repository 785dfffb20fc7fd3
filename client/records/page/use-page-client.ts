import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CLIENT_PARAM } from '#schema/dashboard-url';
import { storage } from '#client/session/storage';
import type { PageClient } from './record-page-declaration';

/**
 * The client in the URL; without one the client that was chosen last, or the first. A client in the
 * URL that the person cannot see is none.
 */
export function usePageClient(clients: readonly PageClient[] | undefined, isChosen: boolean) {
  const [params, setParams] = useSearchParams();
  const named = isChosen ? params.get(CLIENT_PARAM) : null;
  const find = (id: string | null) => clients?.find((one) => String(one.id) === id);
  const last = find(storage.selectedCustomerId.read()) ?? clients?.[0];
  const client = named === null ? last : find(named);

  const select = useCallback(
    (id: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set(CLIENT_PARAM, id);
        return next;
      }),
    [setParams],
  );

  return { client, named, select };
}
