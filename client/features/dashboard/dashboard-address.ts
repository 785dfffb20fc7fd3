import { rangeInAddress, withRange } from '../../components/date-range-picker/address-range';
import type { PickedRange } from '../../components/date-range-picker/draft-range';
import { lastThirtyDays, todayIn } from '../../formatting/date-ranges';
import { ALL, FILTER_KINDS, type FilterKind, type Filters, isAll, NO_FILTERS, type Selection } from './bar/filters';
import { type Client, COMPARISONS, type DashboardView, LAYOUTS } from './dashboard-view';

export interface Remembered {
  clientId: string | null;
  range: PickedRange | null;
}

const CLIENT = 'client';
const LAYOUT = 'view';
const COMPARISON = 'compare';
const ID_SEPARATOR = '.';

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

/** The client of the address; where it names none, the only one there is, else the one chosen last. */
function clientInAddress(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: string | null,
): Client | null {
  if (clients.length === 1) return clients[0] ?? null;
  const named = params.get(CLIENT) ?? remembered;
  return clients.find(({ id }) => String(id) === named) ?? null;
}

function selectionIn(text: string | null): Selection {
  const ids = (text ?? '').split(ID_SEPARATOR).flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : []));
  return ids.length === 0 ? ALL : [...new Set(ids)].sort((one, other) => one - other);
}

function filtersIn(params: URLSearchParams): Filters {
  return Object.fromEntries(
    FILTER_KINDS.map((kind) => [kind, selectionIn(params.get(FILTER_NAMES[kind]))]),
  ) as typeof NO_FILTERS; // fromEntries forgets the keys, which are all of them
}

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0];

export function viewInAddress(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: Remembered,
): DashboardView {
  const client = clientInAddress(params, clients, remembered.clientId);
  const today = todayIn(client?.timeZone);
  return {
    client,
    range: rangeInAddress(params, remembered.range, today),
    today,
    filters: filtersIn(params),
    layout: oneOf(LAYOUTS, params.get(LAYOUT)),
    compare: oneOf(COMPARISONS, params.get(COMPARISON)),
  };
}

function setOrDelete(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}

/** The address of the view: the client and the range are spelt out, of the rest only what is not as usual. */
export function addressOfView(params: URLSearchParams, view: DashboardView): URLSearchParams {
  const next = withRange(params, view.range);
  if (view.client) next.set(CLIENT, String(view.client.id));
  for (const kind of FILTER_KINDS) {
    const selection = view.filters[kind];
    setOrDelete(next, FILTER_NAMES[kind], isAll(selection) ? null : selection.join(ID_SEPARATOR));
  }
  setOrDelete(next, LAYOUT, view.layout === LAYOUTS[0] ? null : view.layout);
  setOrDelete(next, COMPARISON, view.compare === COMPARISONS[0] ? null : view.compare);
  return next;
}

/** Another client starts with the last 30 days and without what the old one was narrowed to. */
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
