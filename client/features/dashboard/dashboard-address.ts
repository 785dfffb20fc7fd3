import { rangeEntries, rangeParams } from '#client/components/date-range-picker/address-range';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import { lastThirtyDays, todayIn } from '#client/formatting/date-ranges';
import { FILTER_KINDS, type FilterKind, NO_FILTERS, ofEveryKind } from './bar/filters';
import { selectionToParam, selectionParam } from './bar/selection-address';
import { type Client, COMPARISONS, type DashboardView, LAYOUTS } from './dashboard-view';

export interface Remembered {
  clientId: string | null;
  range: PickedRange | null;
}

const CLIENT = 'client';
const LAYOUT = 'view';
const COMPARISON = 'compare';

const FILTER_NAMES: Readonly<Record<FilterKind, string>> = {
  regions: 'region',
  campaigns: 'campaign',
  bookings: 'booking',
  creatives: 'creative',
  channels: 'channel',
  sites: 'site',
  weekdays: 'weekday',
  dayparts: 'daypart',
};

/** The client in the URL; otherwise the only one, otherwise the last chosen one. */
function clientParam(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: string | null,
): Client | null {
  if (clients.length === 1) return clients[0] ?? null;
  const named = params.get(CLIENT) ?? remembered;
  return clients.find(({ id }) => String(id) === named) ?? null;
}

const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => value === text) ?? values[0];

/**
 * Whether the URL names a client other than the shown one: another organisation's, or one that does
 * not exist.
 */
export function namesForeignClient(params: URLSearchParams, client: Client | null): boolean {
  return params.has(CLIENT) && params.get(CLIENT) !== String(client?.id);
}

export function viewParam(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: Remembered,
): DashboardView {
  const client = clientParam(params, clients, remembered.clientId);
  const today = todayIn(client?.timeZone);

  return {
    client,
    range: rangeParams(params, remembered.range, today),
    today,
    // The ids of a link belong to its client.
    filters: namesForeignClient(params, client)
      ? NO_FILTERS
      : ofEveryKind((kind) => selectionParam(params.get(FILTER_NAMES[kind]))),
    layout: oneOf(LAYOUTS, params.get(LAYOUT)),
    compare: oneOf(COMPARISONS, params.get(COMPARISON)),
  };
}

/**
 * The view's search params, in order: client and range always, the others only where they differ
 * from the default.
 */
function entriesOf({
  client,
  range,
  filters,
  layout,
  compare,
}: DashboardView): [string, string | null][] {
  return [
    [CLIENT, client && String(client.id)],
    ...rangeEntries(range),
    ...FILTER_KINDS.map((kind): [string, string | null] => [
      FILTER_NAMES[kind],
      selectionToParam(filters[kind]),
    ]),
    [LAYOUT, layout === LAYOUTS[0] ? null : layout],
    [COMPARISON, compare === COMPARISONS[0] ? null : compare],
  ];
}

/** The URL of the view, always in the same order; other params follow. */
export function viewSearchParams(params: URLSearchParams, view: DashboardView): URLSearchParams {
  const entries = entriesOf(view);
  const own = new Set(entries.map(([name]) => name));
  const others = [...params].filter(([name]) => !own.has(name));
  const named = entries.filter((entry): entry is [string, string] => entry[1] !== null);
  return new URLSearchParams([...named, ...others]);
}

/** Another client starts with the last 30 days and without the old filters. */
export function viewOfClient(client: Client, { layout, compare }: DashboardView): DashboardView {
  const today = todayIn(client.timeZone);
  return {
    client,
    range: { ...lastThirtyDays(today), preset: 'last-30-days' },
    today,
    filters: NO_FILTERS,
    layout,
    compare,
  };
}
