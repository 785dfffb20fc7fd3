import { DATE_RANGE_PRESETS } from '#schema/date-ranges';
import { formatDateRange } from '#client/formatting/dates';
import type { SavedViewRowFragment } from '#client/graphql/generated';
import { filtersSet } from '#client/features/dashboard/bar/filters';
import { viewParam } from '#client/features/dashboard/view/dashboard-address';
import type { Client } from '#client/features/dashboard/view/dashboard-view';

const NOTHING = { clientId: null, range: null, compare: null };

/** 'Kōwhai Foods · Last Week · 2 filters': a view in words. */
export function viewText(
  { address, customerId }: Pick<SavedViewRowFragment, 'address' | 'customerId'>,
  clients: readonly Client[],
): string {
  const client = clients.find(({ id }) => id === customerId);
  const { range, filters } = viewParam(
    new URLSearchParams(address),
    client ? [client] : [],
    NOTHING,
  );

  const days =
    DATE_RANGE_PRESETS.find(({ id }) => id === range.preset)?.label ?? formatDateRange(range);
  const count = filtersSet(filters);
  const narrowed = count === 0 ? null : `${count} ${count === 1 ? 'filter' : 'filters'}`;

  return [client?.displayName, days, narrowed].filter(Boolean).join(' · ');
}

/** True where its days move with time; other views show the same days in every report. */
export const hasMovingDays = ({ address }: Pick<SavedViewRowFragment, 'address'>): boolean =>
  new URLSearchParams(address).has('range');
