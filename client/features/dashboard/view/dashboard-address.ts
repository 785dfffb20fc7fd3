import { parseRange, toViewRange } from '#client/components/date-range-picker/address-range';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import { ALL, type Selection } from '#client/components/multi-select/selection';
import { todayIn } from '#client/formatting/date-ranges';
import { COMPARISONS } from '#schema/comparisons';
import {
  CLIENT_PARAM,
  COMPARISON_PARAM,
  dashboardParams,
  END_PARAM,
  FILTER_PARAMS,
  LAYOUT_PARAM,
  LAYOUTS,
  PRESET_PARAM,
  START_PARAM,
} from '#schema/dashboard-url';
import { DEFAULT_PRESET, defaultRange } from '#schema/date-ranges';
import { parseIdList } from '#schema/id-list';
import { NO_FILTERS, ofEveryKind } from '#client/features/dashboard/bar/filters';
import type { Client, DashboardView } from './dashboard-view';

export interface Remembered {
  clientId: string | null;
  range: PickedRange | null;
  compare: string | null;
}

const OWN_PARAMS: ReadonlySet<string> = new Set([
  CLIENT_PARAM,
  PRESET_PARAM,
  START_PARAM,
  END_PARAM,
  ...Object.values(FILTER_PARAMS),
  LAYOUT_PARAM,
  COMPARISON_PARAM,
]);

/**
 * The client in the URL; without one the only one, otherwise the last chosen one. A URL that names a
 * client never shows another.
 */
function clientParam(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: string | null,
): Client | null {
  const named = params.get(CLIENT_PARAM) ?? remembered;
  if (clients.length === 1 && !params.has(CLIENT_PARAM)) return clients[0] ?? null;
  return clients.find(({ id }) => String(id) === named) ?? null;
}

const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => value === text) ?? values[0];

/**
 * True for a URL that names a client other than the shown one: another organisation's, or one that
 * does not exist.
 */
export function namesForeignClient(params: URLSearchParams, client: Client | null): boolean {
  return params.has(CLIENT_PARAM) && params.get(CLIENT_PARAM) !== String(client?.id);
}

/** The ids of a search param; All without any. */
function parseSelection(text: string | null): Selection {
  const { ids } = parseIdList(text ?? '');
  return ids.length === 0 ? ALL : ids;
}

/** A link without a comparison has none; a visit without a link has the last one. */
function compareParam(params: URLSearchParams, remembered: string | null): string | null {
  const isLink = [...params.keys()].some((name) => OWN_PARAMS.has(name));
  return isLink ? params.get(COMPARISON_PARAM) : remembered;
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
    range: parseRange(params, remembered.range, today),
    today,
    // The ids of a link belong to its client.
    filters: namesForeignClient(params, client)
      ? NO_FILTERS
      : ofEveryKind((kind) => parseSelection(params.get(FILTER_PARAMS[kind]))),
    layout: oneOf(LAYOUTS, params.get(LAYOUT_PARAM)),
    compare: oneOf(COMPARISONS, compareParam(params, remembered.compare)),
  };
}

/** The search params of the view, always in the same order; params of others follow. */
export function viewSearchParams(params: URLSearchParams, view: DashboardView): URLSearchParams {
  const { client, range, filters, layout, compare } = view;
  const own = dashboardParams({
    clientId: client?.id ?? null,
    range: toViewRange(range),
    filters,
    layout,
    compare,
  });
  const others = [...params].filter(([name]) => !OWN_PARAMS.has(name));
  return new URLSearchParams([...own, ...others]);
}

/** Another client starts with the last 30 days and without the old filters. */
export function viewOfClient(client: Client, { layout, compare }: DashboardView): DashboardView {
  const today = todayIn(client.timeZone);
  return {
    client,
    range: { ...defaultRange(today), preset: DEFAULT_PRESET },
    today,
    filters: NO_FILTERS,
    layout,
    compare,
  };
}
