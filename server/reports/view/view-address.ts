import { COMPARISONS } from '#schema/comparisons.js';
import {
  CLIENT_PARAM,
  COMPARISON_PARAM,
  dashboardParams,
  END_PARAM,
  FILTER_KINDS,
  FILTER_LABELS,
  FILTER_PARAMS,
  type FilterKind,
  LAYOUT_PARAM,
  LAYOUTS,
  PRESET_PARAM,
  START_PARAM,
  type ViewRange,
} from '#schema/dashboard-url.js';
import {
  type DateRange,
  DEFAULT_PRESET,
  isPresetId,
  PRESET_IDS,
  presetRange,
} from '#schema/date-ranges.js';
import { parseIdList } from '#schema/id-list.js';
import { countText } from '#schema/writing/numbers.js';
import { checkDateRange } from '#server/analytics/filter/date-range.js';
import { invalid, type FieldErrors } from '#server/core/errors.js';
import type { DashboardView } from './dashboard-view.js';

const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value | undefined => (text === null ? values[0] : values.find((value) => value === text));

/** The range in a URL: a preset by name, or two days; by default the last 30 days. */
export function parseRange(params: URLSearchParams, errors: FieldErrors): ViewRange {
  const preset = params.get(PRESET_PARAM);
  if (isPresetId(preset)) return { preset };

  if (preset !== null)
    errors.range = `The range is one of ${PRESET_IDS.join(', ')}, or from and to.`;

  const range = { startDate: params.get(START_PARAM), endDate: params.get(END_PARAM) };
  if (preset !== null || (range.startDate === null && range.endDate === null))
    return { preset: DEFAULT_PRESET };

  Object.assign(errors, checkDateRange(range, { start: START_PARAM, end: END_PARAM }));

  return { startDate: range.startDate ?? '', endDate: range.endDate ?? '' };
}

export const ID_LIST_TEXT = 'A list of ids: 4.7.9-12, or 4,7,9.';

/** The ids of a search param, ascending; null for all; undefined when the text is no list of ids. */
export function parseIds(text: string | null): number[] | null | undefined {
  if (text === null || text === '' || text === '0') return null;
  const { ids, isValid } = parseIdList(text);
  return isValid ? ids : undefined;
}

function parseFilters(params: URLSearchParams, errors: FieldErrors): DashboardView['filters'] {
  const entries = FILTER_KINDS.map((kind) => {
    const name = FILTER_PARAMS[kind];
    const ids = parseIds(params.get(name));
    if (ids === undefined) errors[name] = ID_LIST_TEXT;
    return [kind, ids ?? null] as const;
  });
  return Object.fromEntries(entries) as Record<FilterKind, number[] | null>; // an entry for every kind
}

/** The customer of a URL; records an error and returns 0 without one. */
export function parseClient(params: URLSearchParams, errors: FieldErrors): number {
  const client = params.get(CLIENT_PARAM) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(client)) errors.client = 'The id of a client is needed.';
  return errors.client ? 0 : Number(client);
}

/** Parses the search params of a dashboard URL. Throws INVALID under the names of the params. */
export function parseView(params: URLSearchParams): DashboardView {
  const errors: FieldErrors = {};
  const customerId = parseClient(params, errors);
  const range = parseRange(params, errors);
  const filters = parseFilters(params, errors);
  const layout = oneOf(LAYOUTS, params.get(LAYOUT_PARAM));
  const compare = oneOf(COMPARISONS, params.get(COMPARISON_PARAM));
  if (!layout) errors.view = `The view is one of ${LAYOUTS.join(', ')}.`;
  if (!compare) errors.compare = `The comparison is one of ${COMPARISONS.join(', ')}.`;

  if (!layout || !compare || Object.keys(errors).length > 0) throw invalid(errors);

  return { customerId, range, filters, layout, compare };
}

/** Proxies take a line of 8 KB by default; the rest is room for the address of the product. */
export const MAX_ADDRESS_LENGTH = 7_000;

/** Says which filter makes the address of a view too long for a mailed link; null where it is not. */
export function addressLengthError(view: DashboardView): string | null {
  const { length } = formatView(view);
  if (length <= MAX_ADDRESS_LENGTH) return null;
  const countIds = (kind: FilterKind) => view.filters[kind]?.length ?? 0;
  const longest = FILTER_KINDS.reduce((one, other) =>
    countIds(other) > countIds(one) ? other : one,
  );
  return `${FILTER_LABELS[longest]}: the ${countText(countIds(longest))} chosen make an address of ${countText(length)} characters, and ${countText(MAX_ADDRESS_LENGTH)} are the most that a link can have. Choose fewer.`;
}

/** The days of a range on a local date. */
export const resolveDays = (range: ViewRange, today: string): DateRange =>
  'preset' in range ? presetRange(range.preset, today) : range;

/** The search params of a view, without a question mark, in a fixed order and without defaults. */
export const formatView = ({ customerId, ...view }: DashboardView): string =>
  new URLSearchParams(dashboardParams({ clientId: customerId, ...view })).toString();
