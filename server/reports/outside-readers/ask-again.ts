import { HOURS_BETWEEN_ASKS, MAX_ASKS_OF_REPORT } from '#schema/outside-readers.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { getOwnView } from '#server/reports/saved-views/own-view.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { reportSchedulePolicy } from '#server/reports/schedules/report-schedule.policy.js';
import type { OutsideReader } from './outside-reader.type.js';
import { ask, outsideReaderOf } from './outside-readers.js';

const HOUR_MS = 3_600_000;

/** Why an address is not asked again now; null where it is. */
function refusalOf(reader: ReportRecipient, now: Date): string | null {
  const { confirmedAt, unsubscribedAt, asks, askedAt } = reader;
  if (unsubscribedAt !== null) return 'This reader wants no mail';
  if (confirmedAt !== null) return 'This reader has agreed already';
  if (asks >= MAX_ASKS_OF_REPORT) return `An address is asked ${MAX_ASKS_OF_REPORT} times at most`;

  const sinceMs = askedAt === null ? Infinity : now.getTime() - askedAt.getTime();
  return sinceMs < HOURS_BETWEEN_ASKS * HOUR_MS
    ? `An address is asked again after ${HOURS_BETWEEN_ASKS} hours`
    : null;
}

/**
 * Mails the question of a waiting reader once more. Throws NOT_FOUND unless the reader is of the
 * caller's own report, FORBIDDEN, CONFLICT where it is too soon or too often, TOO_MANY_REQUESTS.
 */
export async function askOutsideReaderAgain(
  ctx: ServiceContext,
  id: number,
): Promise<OutsideReader> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const found = { id, removedAt: null, email: { $ne: null }, schedule: { archivedAt: null } };
    const reader = await em.findOne(ReportRecipient, found, {
      ...FOR_UPDATE,
      populate: ['schedule'],
    });
    if (!reader) throw notFound('Reader');

    const { schedule } = reader;
    const { customerId } = await getOwnView(tx, schedule.savedView.id);
    authorize(requireActor(ctx), reportSchedulePolicy, 'save');

    const refusal = refusalOf(reader, ctx.now());
    if (refusal !== null) throw new ServiceError('CONFLICT', refusal);

    await ask(tx, reader);
    audit(tx, {
      action: 'reportSchedule.ask',
      subjectType: 'report_schedule',
      subjectId: schedule.id,
      customerId,
    });

    return outsideReaderOf(reader);
  });
}
