import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  type FieldChanges,
  diffForCreate,
} from '#server/core/input/partial-update.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { getOwnView } from '#server/reports/saved-views/own-view.js';
import { replaceOutsideReaders } from '#server/reports/outside-readers/outside-readers.js';
import { checkSchedule } from './check-schedule.js';
import { endSchedule } from './end-schedule.js';
import { nextDueAt } from './next-due.js';
import { ReportRecipient } from './report-recipient.entity.js';
import { ReportSchedule } from './report-schedule.entity.js';
import type { ReportScheduleInput } from './report-schedule.input.js';
import { reportSchedulePolicy } from './report-schedule.policy.js';

/** The schedule of a saved view of the caller; null without one. */
export const findSchedule = (
  ctx: ServiceContext,
  savedViewId: number,
): Promise<ReportSchedule | null> =>
  ctx.em.findOne(ReportSchedule, { savedView: savedViewId, archivedAt: null });

/**
 * Sets the times, in the client's zone, and the recipients of a saved view. Throws NOT_FOUND,
 * FORBIDDEN, INVALID (also for people who may not see the client), CONFLICT for an old version.
 */
export async function saveReportSchedule(
  ctx: ServiceContext,
  savedViewId: number,
  input: ReportScheduleInput,
): Promise<ReportSchedule> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const savedView = await getOwnView(tx, savedViewId, true);

    authorize(requireActor(ctx), reportSchedulePolicy, 'save');

    const { customerId } = savedView;
    const { timeZone } = await requireVisibleCustomer(tx, customerId);
    const { rhythm, userIds, addresses } = await checkSchedule(tx, customerId, input);
    const now = ctx.now();
    // Reactivates an ended schedule, so that its unsubscriptions stay.
    const found = await em.findOne(
      ReportSchedule,
      { savedView },
      { ...FOR_UPDATE, orderBy: { id: 'desc' } },
    );
    if (found?.archivedAt === null) checkVersion(found, input);
    const fields = {
      ...rhythm,
      nextDueAt: nextDueAt(rhythm, timeZone, now),
      pausedAt: input.paused ? now : null,
    };

    const schedule = found ?? em.create(ReportSchedule, { ...fields, savedView, createdAt: now });
    const changes = found
      ? assignChanges(found, {
          ...fields,
          pausedAt: input.paused ? (found.pausedAt ?? now) : null,
          archivedAt: null,
        })
      : diffForCreate(fields);

    await em.persist(schedule).flush();

    const people = await replaceRecipients(tx, schedule, userIds);
    const outside = addresses && (await replaceOutsideReaders(tx, schedule, addresses));

    audit(tx, {
      action: 'reportSchedule.save',
      subjectType: 'report_schedule',
      subjectId: schedule.id,
      customerId,
      changes: { ...changes, ...people, ...outside },
    });

    return schedule;
  });
}

/** Ends the reports of a saved view. Throws NOT_FOUND, also without a schedule, and FORBIDDEN. */
export async function archiveReportSchedule(
  ctx: ServiceContext,
  savedViewId: number,
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const savedView = await getOwnView(tx, savedViewId, true);
    authorize(requireActor(ctx), reportSchedulePolicy, 'archive');
    if (!(await endSchedule(tx, savedView))) throw notFound('Report');
  });
}

/** Replaces the recipients. Unsubscribed people stay unsubscribed. */
async function replaceRecipients(
  { em, now }: ServiceContext,
  schedule: ReportSchedule,
  userIds: number[],
): Promise<FieldChanges> {
  const known = await em.find(ReportRecipient, { schedule, user: { $ne: null } });
  const idOf = ({ user }: ReportRecipient) => user?.id ?? 0;
  const before = known.filter(({ removedAt }) => removedAt === null).map(idOf);

  for (const recipient of known) {
    const isWanted = userIds.includes(idOf(recipient));
    recipient.removedAt = isWanted ? null : (recipient.removedAt ?? now());
  }

  const knownIds = new Set(known.map(idOf));
  for (const userId of userIds.filter((id) => !knownIds.has(id))) {
    em.persist(
      em.create(ReportRecipient, {
        schedule,
        user: em.getReference(User, userId),
        createdAt: now(),
      }),
    );
  }

  const isSame = before.length === userIds.length && before.every((id) => userIds.includes(id));

  return isSame ? {} : { recipientIds: { before, after: userIds } };
}
