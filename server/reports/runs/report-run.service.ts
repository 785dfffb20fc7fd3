import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { reportSchedulePolicy } from '#server/reports/schedules/report-schedule.policy.js';
import { getOwnView } from '#server/reports/saved-views/own-view.js';
import { scheduleRun } from './schedule-run.js';
import { ReportDelivery } from './report-delivery.entity.js';
import type { ReportDeliveryEntry } from './report-delivery.type.js';
import { ReportRun } from './report-run.entity.js';
import { recipientName } from './recipient-name.js';

/** The reports of a schedule, the latest first. */
export const listRuns = (
  { em }: Pick<ServiceContext, 'em'>,
  scheduleId: number,
  first: number,
): Promise<ReportRun[]> =>
  em.find(
    ReportRun,
    { schedule: scheduleId },
    { orderBy: { dueAt: 'desc' }, limit: Math.min(Math.max(first, 1), 100) },
  );

/** The mails of a report, by name of their readers. */
export async function listDeliveries(
  { em }: Pick<ServiceContext, 'em'>,
  runId: number,
): Promise<ReportDeliveryEntry[]> {
  const found = await em.find(ReportDelivery, { run: runId }, { populate: ['recipient.user'] });
  return found
    .map(({ recipient, state, reason, settledAt }) => ({
      name: recipientName(recipient),
      state,
      reason,
      settledAt,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Sends a saved view now, for the days of its range today, in addition to the schedule. Throws
 * NOT_FOUND, also without a schedule, FORBIDDEN, CONFLICT while a report is under way.
 */
export async function sendReportNow(ctx: ServiceContext, savedViewId: number): Promise<ReportRun> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const savedView = await getOwnView(tx, savedViewId);

    authorize(requireActor(ctx), reportSchedulePolicy, 'send');

    const { timeZone } = await requireVisibleCustomer(tx, savedView.customerId);
    const schedule = await em.findOne(ReportSchedule, { savedView, archivedAt: null }, FOR_UPDATE);
    if (!schedule) throw notFound('Report');

    const open = await em.count(ReportRun, { schedule, state: { $in: ['WAITING', 'SENDING'] } });
    if (open > 0) throw new ServiceError('CONFLICT', 'This report is already under way');

    const run = scheduleRun(em, schedule, ctx.now(), timeZone);

    await em.flush();
    audit(tx, {
      action: 'reportSchedule.send',
      subjectType: 'report_schedule',
      subjectId: schedule.id,
      customerId: savedView.customerId,
    });

    return run;
  });
}
