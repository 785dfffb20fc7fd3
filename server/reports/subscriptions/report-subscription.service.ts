import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { visibleCustomers } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { recipientOfToken } from '#server/reports/mails/unsubscribe-token.js';
import { zoneOfCustomer } from '#server/reports/runs/schedule-run.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { rhythmText } from '#server/reports/schedules/rhythm-text.js';
import type { ReportSubscription } from './report-subscription.type.js';

const NO_LINK = 'This link is not valid.';

async function findRecipient(
  { em, config }: ServiceContext,
  token: string,
): Promise<ReportRecipient> {
  const id = recipientOfToken(config, token);
  const populate = ['schedule.savedView', 'user'] as const;
  const recipient = id === null ? null : await em.findOne(ReportRecipient, { id }, { populate });
  if (!recipient) throw invalid({ token: NO_LINK });
  return recipient;
}

/**
 * The link never expires, so that its reader can always unsubscribe. Its details need the reader's
 * current rights.
 */
async function mayKnow(
  { em }: ServiceContext,
  { removedAt, schedule, user }: ReportRecipient,
): Promise<boolean> {
  // What a reader outside sees is what the owner sees.
  const { userId } = schedule.savedView;
  const reader = user ?? (await em.findOneOrFail(User, { id: userId }));
  const actor = removedAt === null ? await readerActor(em, reader) : null;
  if (!actor) return false;
  return (
    (await em.count(Customer, { id: schedule.savedView.customerId, ...visibleCustomers(actor) })) >
    0
  );
}

async function described(
  ctx: ServiceContext,
  recipient: ReportRecipient,
): Promise<ReportSubscription> {
  const { schedule, removedAt, unsubscribedAt } = recipient;
  const { savedView } = schedule;
  const isEnded =
    removedAt !== null || schedule.archivedAt !== null || savedView.archivedAt !== null;
  const state = {
    isSubscribed: unsubscribedAt === null && !isEnded,
    isEnded: isEnded || (recipient.user === null && recipient.email === null),
    canErase: recipient.email !== null,
  };
  if (!(await mayKnow(ctx, recipient))) return { reportName: null, rhythm: null, ...state };

  const timeZone = await zoneOfCustomer(ctx.em, savedView.customerId);
  return { reportName: savedView.name, rhythm: rhythmText(schedule, timeZone), ...state };
}

/**
 * The subscription behind the link of a mail; needs no sign-in. Throws INVALID for a forged link.
 */
export async function getSubscription(
  ctx: ServiceContext,
  token: string,
): Promise<ReportSubscription> {
  return described(ctx, await findRecipient(ctx, token));
}

/**
 * Unsubscribes the link's reader from a report, or subscribes again. Idempotent. Throws INVALID.
 */
export async function setSubscribed(
  ctx: ServiceContext,
  token: string,
  isWanted: boolean,
): Promise<ReportSubscription> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const recipient = await findRecipient(tx, token);
    const isSame = (recipient.unsubscribedAt === null) === isWanted;

    if (!isSame) {
      recipient.unsubscribedAt = isWanted ? null : ctx.now();
      audit(tx, {
        action: isWanted ? 'reportSchedule.resubscribe' : 'reportSchedule.unsubscribe',
        subjectType: 'report_schedule',
        subjectId: recipient.schedule.id,
        customerId: recipient.schedule.savedView.customerId,
        changes: {
          subscribed: { before: !isWanted, after: isWanted },
          ...(recipient.user
            ? { userId: { after: recipient.user.id } }
            : { recipientId: { after: recipient.id } }),
        },
      });
    }

    return described(tx, recipient);
  });
}

/** Unsubscribes a reader without an account and erases the address. Idempotent. Throws INVALID. */
export async function eraseAddress(
  ctx: ServiceContext,
  token: string,
): Promise<ReportSubscription> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const recipient = await findRecipient(tx, token);
    if (recipient.user !== null) throw invalid({ token: NO_LINK });

    if (recipient.email !== null) {
      recipient.email = null;
      recipient.unsubscribedAt ??= ctx.now();
      audit(tx, {
        action: 'reportSchedule.eraseAddress',
        subjectType: 'report_schedule',
        subjectId: recipient.schedule.id,
        customerId: recipient.schedule.savedView.customerId,
        changes: { recipientId: { after: recipient.id } },
      });
    }

    return described(tx, recipient);
  });
}
