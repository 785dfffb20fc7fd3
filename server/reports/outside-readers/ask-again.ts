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
import type { AskRefusal } from './ask-refusal.js';
import { ask, describeOutsideReaders } from './outside-readers.js';

/** The reason, and when the address can be asked. */
const textOf = ({ reason, askableAt }: AskRefusal): string =>
  askableAt === null
    ? reason
    : `${reason}: again from ${askableAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

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

    const refusal = await ask(tx, reader);
    if (refusal) throw new ServiceError('CONFLICT', textOf(refusal));

    audit(tx, {
      action: 'reportSchedule.ask',
      subjectType: 'report_schedule',
      subjectId: schedule.id,
      customerId,
    });

    await em.flush();
    const [described] = await describeOutsideReaders(tx, [reader]);
    if (!described) throw notFound('Reader');
    return described;
  });
}
