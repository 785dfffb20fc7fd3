import { checkDateRange, type DateRange } from '#server/analytics/filter/date-range.js';
import { invalid, type FieldErrors } from '#server/core/errors.js';
import {
  COMPARISONS,
  type DashboardView,
  FILTER_KINDS,
  FILTER_NAMES,
  type FilterKind,
  LAYOUTS,
} from './dashboard-view.js';
import { formatIds, parseIds } from './id-list.js';
import { PRESET_IDS, presetRange } from './presets.js';
import type { ViewRange } from './dashboard-view.js';

const DEFAULT_RANGE = 'last-30-days';

const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value | undefined => (text === null ? values[0] : values.find((value) => value === text));

/** The range in a URL: a preset by name, or two days; by default the last 30 days. */
export function parseRange(params: URLSearchParams, errors: FieldErrors): ViewRange {
  const preset = params.get('range');
  const known = PRESET_IDS.find((id) => id === preset);
  if (known) return { preset: known };

  if (preset !== null)
    errors.range = `The range is one of ${PRESET_IDS.join(', ')}, or from and to.`;

  const range = { startDate: params.get('from'), endDate: params.get('to') };
  if (preset !== null || (range.startDate === null && range.endDate === null))
    return { preset: DEFAULT_RANGE };

  Object.assign(errors, checkDateRange(range, { start: 'from', end: 'to' }));

  return { startDate: range.startDate ?? '', endDate: range.endDate ?? '' };
}

function parseFilters(params: URLSearchParams, errors: FieldErrors): DashboardView['filters'] {
  const entries = FILTER_KINDS.map((kind) => {
    const name = FILTER_NAMES[kind];
    const ids = parseIds(params.get(name));
    if (ids === undefined) errors[name] = 'A list of ids: 4.7.9-12, or 4,7,9.';
    return [kind, ids ?? null] as const;
  });
  return Object.fromEntries(entries) as Record<FilterKind, number[] | null>; // an entry for every kind
}

/** Parses the search params of a dashboard URL. Throws INVALID under the names of the params. */
export function parseView(params: URLSearchParams): DashboardView {
  const errors: FieldErrors = {};
  const client = params.get('client') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(client)) errors.client = 'The id of a client is needed.';
  const range = parseRange(params, errors);
  const filters = parseFilters(params, errors);
  const layout = oneOf(LAYOUTS, params.get('view'));
  const compare = oneOf(COMPARISONS, params.get('compare'));
  if (!layout) errors.view = `The view is one of ${LAYOUTS.join(', ')}.`;
  if (!compare) errors.compare = `The comparison is one of ${COMPARISONS.join(', ')}.`;

  if (!layout || !compare || Object.keys(errors).length > 0) throw invalid(errors);

  return { customerId: Number(client), range, filters, layout, compare };
}

/** The days of a range on a local date. */
export const daysOf = (range: ViewRange, today: string): DateRange =>
  'preset' in range ? presetRange(range.preset, today) : range;

const rangeEntries = (range: ViewRange): [string, string][] =>
  'preset' in range
    ? [['range', range.preset]]
    : [
        ['from', range.startDate],
        ['to', range.endDate],
      ];

/** The search params of a view, without `?`, in a fixed order and without defaults. */
export function formatView({ customerId, range, filters, layout, compare }: DashboardView): string {
  const named: [string, string][] = [['client', String(customerId)], ...rangeEntries(range)];
  for (const kind of FILTER_KINDS) {
    const ids = filters[kind];
    if (ids) named.push([FILTER_NAMES[kind], formatIds(ids)]);
  }
  if (layout !== LAYOUTS[0]) named.push(['view', layout]);
  if (compare !== COMPARISONS[0]) named.push(['compare', compare]);
  return new URLSearchParams(named).toString();
}
