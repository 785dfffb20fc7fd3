import { skipToken } from '@apollo/client/react';
import {
  type EffectDimension,
  useDashboardEffectQuery,
  useDashboardEffectRowsQuery,
} from '#client/graphql/generated';
import { filterOf, useStableFilter } from '#client/features/dashboard/view/dashboard-filter';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

/** The evidence is counted at most once a minute. */
const POLL_INTERVAL_MS = 60_000;

/** An effect in the cache would replace the figures of the same dashboard. */
const OPTIONS = {
  fetchPolicy: 'no-cache',
  pollInterval: POLL_INTERVAL_MS,
  skipPollAttempt: () => document.visibilityState === 'hidden',
  notifyOnNetworkStatusChange: true,
  // The panel shows its failure.
  context: { silent: true },
} as const;

interface Result<Data> {
  data?: Data;
  previousData?: Data;
  error?: unknown;
  loading: boolean;
  refetch: () => unknown;
}

/** The former figures stay until those of another filter have loaded. */
function latestOf<Data>({ data, previousData, error, loading, refetch }: Result<Data>) {
  const shown = data ?? previousData ?? null;
  const hasFailed = error !== undefined && data === undefined;

  return {
    shown,
    error: hasFailed ? error : undefined,
    isRefreshing: loading && data === undefined && shown !== null,
    retry: () => void refetch(),
  };
}

/** Loads what the ads of a view caused; null requests nothing. */
export function useEffectFigures(view: DashboardView | null) {
  const filter = useStableFilter(view && filterOf(view));
  const { shown, ...state } = latestOf(
    useDashboardEffectQuery(filter === null ? skipToken : { variables: { filter }, ...OPTIONS }),
  );
  return { effect: shown?.dashboard.effect ?? null, ...state };
}

/** Loads what each part of the ads of a view caused; null requests nothing. */
export function useEffectRows(view: DashboardView | null, dimension: EffectDimension) {
  const filter = useStableFilter(view && filterOf(view));
  const { shown, ...state } = latestOf(
    useDashboardEffectRowsQuery(
      filter === null ? skipToken : { variables: { filter, dimension }, ...OPTIONS },
    ),
  );
  return { rows: shown?.dashboard.effect.rows ?? null, ...state };
}
