import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { visibleCustomers } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { recipientOfToken } from '#server/reports/mails/unsubscribe-token.js';
import { zoneOfCustomer } from '#server/reports/runs/plan-run.js';
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
 * The link of a mail never ends, so that its reader can always unsubscribe; what it tells ends with
 * the reader's right to know.
 */
async function mayKnow(
  { em }: ServiceContext,
  { removedAt, schedule, user }: ReportRecipient,
): Promise<boolean> {
  const actor = removedAt === null ? await readerActor(em, user) : null;
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
  const state = { isSubscribed: unsubscribedAt === null && !isEnded, isEnded };
  if (!(await mayKnow(ctx, recipient))) return { reportName: null, rhythm: null, ...state };

  const timeZone = await zoneOfCustomer(ctx.em, savedView.customerId);
  return { reportName: savedView.name, rhythm: rhythmText(schedule, timeZone), ...state };
}

/**
 * What the link in a mail is about; whoever holds it need not be signed in. Throws INVALID for a
 * link that is not ours.
 */
export async function getSubscription(
  ctx: ServiceContext,
  token: string,
): Promise<ReportSubscription> {
  return described(ctx, await findRecipient(ctx, token));
}

/**
 * Ends the mails of a report to the link's reader, or takes them up again. Twice is as good as
 * once. Throws INVALID.
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
          userId: { after: recipient.user.id },
        },
      });
    }

    return described(tx, recipient);
  });
}
