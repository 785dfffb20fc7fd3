import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid, type FieldErrors, ServiceError } from '#server/core/errors.js';
import { localDateAt } from '#server/core/text/time-zone.js';
import { exportDashboard } from '#server/reports/sheets/dashboard-export.js';
import type { FiguresExport } from '#server/reports/sheets/figures-export.js';
import { exportOverview } from '#server/reports/sheets/overview-export.js';
import { OVERVIEW_COLUMNS } from '#schema/overview-columns.js';
import { type OverviewOrder, parseOrder } from '#server/reports/sheets/overview-order.js';
import { daysOf, parseRange, parseView } from '#server/reports/view/view-address.js';

/** Used for a call that names no zone. */
const DEFAULT_ZONE = 'UTC';

/** Reads the figures of a path by the search params of its URL. */
type ExportOf = (ctx: ServiceContext, params: URLSearchParams) => Promise<FiguresExport>;

function requireReader(ctx: ServiceContext): void {
  const { via } = requireActor(ctx);
  if ('apiKey' in via && !via.scopes.includes('read')) {
    throw new ServiceError('FORBIDDEN', 'This API key may not read');
  }
}

function zoneOf(params: URLSearchParams): string | undefined {
  const zone = params.get('time_zone') ?? undefined;
  try {
    if (zone !== undefined) new Intl.DateTimeFormat('en-GB', { timeZone: zone });
  } catch {
    throw invalid({ time_zone: 'The time zone is an IANA name, such as Pacific/Auckland.' });
  }
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
    { days: daysOf(range, localDateAt(ctx.now(), zone)), ...(order && { order }) },
    zone,
  );
};

const EXPORTS = { dashboard, overview };

export type ExportName = keyof typeof EXPORTS;
export const EXPORT_NAMES = Object.keys(EXPORTS) as ExportName[]; // Object.keys forgets that these are the keys.

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
