import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  parseStoredRange,
  storedRangeText,
} from '#client/components/date-range-picker/stored-range';
import { CLIENT_PARAM } from '#schema/dashboard-url';
import { storage } from '#client/session/storage';
import { viewSearchParams, namesForeignClient, viewParam, viewOfClient } from './dashboard-address';
import { copyViewLink } from '#client/features/dashboard/share/copy-view-link';
import type { Client, DashboardView } from './dashboard-view';
import { useMinute } from '#client/features/dashboard/figures/use-minute';

export type ViewChange = Partial<Pick<DashboardView, 'range' | 'filters' | 'layout' | 'compare'>>;

function rememberView({ client, range, compare }: DashboardView): void {
  if (client) storage.selectedCustomerId.write(String(client.id));
  storage.selectedDateRange.write(storedRangeText(range));
  storage.selectedComparison.write(compare);
}

/**
 * The view in the URL, completed from the last choices, and the functions that change it. Every
 * change adds an entry to the browser's history.
 */
export function useDashboardView(clients: readonly Client[] | undefined) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const minute = useMinute();
  const view = useMemo(
    () =>
      viewParam(params, clients ?? [], {
        clientId: storage.selectedCustomerId.read(),
        range: parseStoredRange(storage.selectedDateRange.read()),
        compare: storage.selectedComparison.read(),
      }),
    [params, clients, minute], // eslint-disable-line react-hooks/exhaustive-deps -- today and the presets move on with the clock
  );

  // Writes the completed view into the URL, so that it can be shared; this adds no entry to the
  // history.
  useEffect(() => {
    // The URL keeps a client that is not visible: its page stays after a reload.
    if (!clients || namesForeignClient(params, view.client)) return;
    const complete = viewSearchParams(params, view).toString();
    if (complete !== params.toString()) {
      void navigate({ search: complete, hash }, { replace: true, preventScrollReset: true });
    }
    if (view.client) rememberView(view);
  }, [clients, params, view, hash, navigate]);

  const latest = useRef({ view, params });
  useLayoutEffect(() => {
    latest.current = { view, params };
  });
  const goTo = useCallback(
    (next: DashboardView, options: { isFresh?: boolean; isCorrection?: boolean } = {}) => {
      const before = latest.current.params;
      const search = viewSearchParams(
        options.isFresh ? new URLSearchParams() : before,
        next,
      ).toString();
      // Without a change there is no entry to go back to.
      const replace = options.isCorrection === true || search === before.toString();
      rememberView(next);
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const selectClient = useCallback(
    (client: Client) => goTo(viewOfClient(client, latest.current.view), { isFresh: true }),
    [goTo],
  );
  const change = useCallback(
    (changes: ViewChange) => goTo({ ...latest.current.view, ...changes }),
    [goTo],
  );
  /** Corrects the view in the URL without an entry in the history. */
  const correct = useCallback(
    (changes: ViewChange) => goTo({ ...latest.current.view, ...changes }, { isCorrection: true }),
    [goTo],
  );
  const copyLink = useCallback(() => void copyViewLink(latest.current.view), []);
  /** The URL or the last visit names a client. This is known before the clients are. */
  const isClientNamed = params.has(CLIENT_PARAM) || storage.selectedCustomerId.read() !== null;
  return { view, isClientNamed, selectClient, change, correct, copyLink };
}
