import { useMemo } from 'react';
import { isAll } from '#client/components/multi-select/selection';
import type { DashboardQueryVariables } from '#client/graphql/generated';
import { FILTER_KINDS } from '#schema/dashboard-url';
import type { DashboardView } from './dashboard-view';

export type DashboardFilter = DashboardQueryVariables['filter'];

/**
 * The request for a view; filters that are All use the server's defaults. Null without a client.
 */
export function filterOf({ client, range, filters }: DashboardView): DashboardFilter | null {
  if (!client) return null;
  const narrowed = FILTER_KINDS.filter((kind) => !isAll(filters[kind]));
  return {
    clientId: client.id,
    startDate: range.startDate,
    endDate: range.endDate,
    ...Object.fromEntries(narrowed.map((kind) => [kind, filters[kind]])),
  };
}

/** The same object for the same request. */
export function useStableFilter(filter: DashboardFilter | null): DashboardFilter | null {
  const text = JSON.stringify(filter);
  return useMemo(() => JSON.parse(text) as DashboardFilter | null, [text]); // serialised on the line above
}
