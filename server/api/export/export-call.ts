import { isTimeZone } from '#schema/writing/dates.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid, type FieldErrors, ServiceError } from '#server/core/errors.js';
import { localDateOf } from '#schema/writing/dates.js';
import { exportDashboard } from '#server/reports/sheets/dashboard-export.js';
import type { FiguresExport } from '#server/reports/sheets/figures-export.js';
import { exportOverview } from '#server/reports/sheets/overview-export.js';
import { OVERVIEW_COLUMNS } from '#schema/overview-columns.js';
import { type OverviewOrder, parseOrder } from '#server/reports/sheets/overview-order.js';
import { exportTagSheet } from '#server/reports/sheets/tag-sheet-export.js';
import {
  resolveDays,
  ID_LIST_TEXT,
  parseClient,
  parseIds,
  parseRange,
  parseView,
} from '#server/reports/view/view-address.js';
import { AD_SERVERS, TAG_FORMATS } from '#schema/ad-servers.js';
import { FILTER_PARAMS } from '#schema/dashboard-url.js';
import type { FileKind } from './export-file.js';

/** Used for a call that names no zone. */
const DEFAULT_ZONE = 'UTC';

/** Reads the figures of a path by the search params of its URL. */
type ExportOf = (ctx: ServiceContext, params: URLSearchParams) => Promise<FiguresExport>;

/** Throws UNAUTHENTICATED, and FORBIDDEN for a key that may not read. */
export function requireReader(ctx: ServiceContext): Actor {
  const actor = requireActor(ctx);
  const { via } = actor;
  if ('apiKey' in via && !via.scopes.includes('read')) {
    throw new ServiceError('FORBIDDEN', 'This API key may not read');
  }
  return actor;
}

function zoneOf(params: URLSearchParams): string | undefined {
  const zone = params.get('time_zone') ?? undefined;
  if (zone !== undefined && !isTimeZone(zone))
    throw invalid({ time_zone: 'The time zone is an IANA name, such as Pacific/Auckland.' });
  return zone;
}

/** The search params are those of the page's own URL. */
const dashboard: ExportOf = (ctx, params) => {
  const readersZone = zoneOf(params);
  return exportDashboard(ctx, parseView(params), {
    at: ctx.now(),
    ...(readersZone && { readersZone }),
  });
};

function orderOf(params: URLSearchParams, errors: FieldErrors): OverviewOrder | undefined {
  const text = params.get('sort');
  if (text === null) return undefined;
  const order = parseOrder(text);
  if (!order)
    errors.sort = `The sort is one of ${OVERVIEW_COLUMNS.join(', ')}; the largest first with a - before it.`;
  return order;
}

const overview: ExportOf = (ctx, params) => {
  const zone = zoneOf(params) ?? DEFAULT_ZONE;
  const errors: FieldErrors = {};
  const range = parseRange(params, errors);
  const order = orderOf(params, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);

  return exportOverview(
    ctx,
    { days: resolveDays(range, localDateOf(ctx.now(), zone)), ...(order && { order }) },
    zone,
  );
};

function choiceIds(params: URLSearchParams, errors: FieldErrors) {
  const idsOf = (name: string) => {
    const ids = parseIds(params.get(name));
    if (ids === undefined) errors[name] = ID_LIST_TEXT;
    return ids ?? null;
  };

  return {
    campaignIds: idsOf(FILTER_PARAMS.campaigns),
    bookingIds: idsOf(FILTER_PARAMS.bookings),
    channelIds: idsOf(FILTER_PARAMS.channels),
    tagIds: idsOf('tag'),
  };
}

/** The row of a table that a param names; the first one without the param. */
function buildRow<Row extends { id: string }>(
  table: readonly Row[],
  { name, params, errors }: { name: string; params: URLSearchParams; errors: FieldErrors },
): Row | undefined {
  const text = params.get(name);
  const found = text === null ? table[0] : table.find(({ id }) => id === text);
  if (!found) errors[name] = `One of ${table.map(({ id }) => id).join(', ')}.`;
  return found;
}

const tags: ExportOf = (ctx, params) => {
  const zone = zoneOf(params) ?? DEFAULT_ZONE;
  const errors: FieldErrors = {};
  const customerId = parseClient(params, errors);
  const choice = choiceIds(params, errors);
  const format = buildRow(TAG_FORMATS, { name: 'format', params, errors });
  const adServer = buildRow(AD_SERVERS, { name: 'ad_server', params, errors });
  if (!format || !adServer || Object.keys(errors).length > 0) throw invalid(errors);

  return exportTagSheet(ctx, { customerId, choice, format, adServer }, zone);
};

const EXPORTS = { dashboard, overview, tags };

export type ExportName = keyof typeof EXPORTS;
export const EXPORT_NAMES = Object.keys(EXPORTS) as ExportName[]; // Object.keys forgets that these are the keys.

/** A tag sheet is also a text, for ad servers whose people paste by hand. */
export const EXPORT_KINDS: Readonly<Record<ExportName, readonly FileKind[]>> = {
  dashboard: ['xlsx', 'csv', 'pdf'],
  overview: ['xlsx', 'csv'],
  tags: ['xlsx', 'csv', 'txt'],
};

/**
 * The figures that a call exports, within the caller's visibility. Throws UNAUTHENTICATED,
 * FORBIDDEN, NOT_FOUND, INVALID.
 */
export function readExport(
  ctx: ServiceContext,
  name: ExportName,
  params: URLSearchParams,
): Promise<FiguresExport> {
  requireReader(ctx);
  return EXPORTS[name](ctx, params);
}
