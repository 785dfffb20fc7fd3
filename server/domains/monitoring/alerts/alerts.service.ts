import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, PageArgs } from '#server/core/graphql/page.js';
import { monitoringPolicy } from '#server/domains/monitoring/live/monitoring.policy.js';
import { AlertEpisode } from './alert-episode.entity.js';

/** Open alerts first, then the latest. Throws FORBIDDEN unless the caller is a super admin. */
export async function listAlerts(ctx: ServiceContext, page: PageArgs): Promise<Page<AlertEpisode>> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  return listPage(ctx, AlertEpisode, {
    orderBy: ['(t.closed_at is not null)', '-extract(epoch from t.opened_at)'],
    searchIn: ['t.message'],
    where: [],
    page,
  });
}

/**
 * When the rules were last checked; null before the first check. Throws FORBIDDEN unless the caller
 * is a super admin.
 */
export async function alertsCheckedAt(ctx: ServiceContext): Promise<Date | null> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  const [row] = await ctx.em.execute<{ seconds: number }[]>(
    'select extract(epoch from checked_at)::float8 as seconds from alert_watch',
  );
  return row && row.seconds > 0 ? new Date(row.seconds * 1000) : null;
}
