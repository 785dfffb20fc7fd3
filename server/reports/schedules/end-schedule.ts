import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { SavedView } from '#server/reports/saved-views/saved-view.entity.js';
import { ReportSchedule } from './report-schedule.entity.js';

/**
 * Ends the schedule of a view, inside a transaction. Reports under way still arrive. Returns
 * whether there was a schedule.
 */
export async function endSchedule(
  ctx: ServiceContext,
  { id, customerId }: SavedView,
): Promise<boolean> {
  const schedule = await ctx.em.findOne(ReportSchedule, { savedView: id, archivedAt: null });
  if (!schedule) return false;

  schedule.archivedAt = ctx.now();
  audit(ctx, {
    action: 'reportSchedule.archive',
    subjectType: 'report_schedule',
    subjectId: schedule.id,
    customerId,
  });

  return true;
}
