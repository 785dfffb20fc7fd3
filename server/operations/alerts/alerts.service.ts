import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { equals } from '#server/core/orm/find-row.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, PageArgs } from '#server/core/graphql/page.js';
import { monitoringPolicy } from '#server/operations/live/monitoring.policy.js';
import { AlertEpisode } from './alert-episode.entity.js';
import { visibleAlertsSql } from './visible-alerts-sql.js';

interface AlertFilter {
  customerId?: number | null;
  isOpen?: boolean | null;
}

/**
 * The alerts that the caller may see, open ones first, then the latest. Throws NOT_FOUND for a
 * customer that the caller may not see.
 */
export async function listAlerts(
  ctx: ServiceContext,
  page: PageArgs,
  { customerId, isOpen }: AlertFilter = {},
): Promise<Page<AlertEpisode>> {
  const actor = requireActor(ctx);
  if (typeof customerId === 'number') await requireVisibleCustomer(ctx, customerId);

  return listPage(ctx, AlertEpisode, {
    orderBy: ['(t.closed_at is not null)', '-extract(epoch from t.opened_at)'],
    searchIn: ['t.message'],
    where: [
      ...equals('t.customer_id', customerId),
      ...(typeof isOpen === 'boolean'
        ? [{ sql: `t.closed_at is ${isOpen ? '' : 'not '}null`, params: [] }]
        : []),
      visibleAlertsSql(actor, 't'),
    ],
    page,
  });
}

/**
 * Returns the time of the last check of the rules; null before the first check. Throws FORBIDDEN
 * unless the caller is a super admin.
 */
export async function alertsCheckedAt(ctx: ServiceContext): Promise<Date | null> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  const [row] = await ctx.em.execute<{ seconds: number }[]>(
    'select extract(epoch from checked_at)::float8 as seconds from alert_watch',
  );
  return row && row.seconds > 0 ? new Date(row.seconds * 1000) : null;
}
