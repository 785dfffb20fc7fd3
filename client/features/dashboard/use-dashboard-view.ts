import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PickedRange } from '../../components/date-range-picker/draft-range';
import { parseStoredRange, storedRangeText } from '../../components/date-range-picker/stored-range';
import { storage } from '../../session/storage';
import { addressOfView, viewInAddress, viewOfClient } from './dashboard-address';
import type { Client, DashboardView } from './dashboard-view';

function rememberView({ client, range }: DashboardView): void {
  if (client) storage.selectedCustomerId.write(String(client.id));
  storage.selectedDateRange.write(storedRangeText(range));
}

/** The view that the address names, completed from what was chosen last, and the ways to change it. */
export function useDashboardView(clients: readonly Client[] | undefined) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(
    () =>
      viewInAddress(params, clients ?? [], {
        clientId: storage.selectedCustomerId.read(),
        range: parseStoredRange(storage.selectedDateRange.read()),
      }),
    [params, clients],
  );

  // What was completed is written into the address, so that it can be shared and kept; no step of the history.
  useEffect(() => {
    if (!clients) return;
    const complete = addressOfView(params, view);
    if (complete.toString() !== params.toString()) setParams(complete, { replace: true });
    if (view.client) rememberView(view);
  }, [clients, params, view, setParams]);

  const selectClient = useCallback(
    (client: Client) => {
      const next = viewOfClient(client, view);
      rememberView(next);
      setParams(addressOfView(new URLSearchParams(), next));
    },
    [setParams, view],
  );

  const selectRange = useCallback(
    (range: PickedRange) => {
      const next = { ...view, range };
      rememberView(next);
      setParams((current) => addressOfView(current, next));
    },
    [setParams, view],
  );

  return { view, selectClient, selectRange };
}
