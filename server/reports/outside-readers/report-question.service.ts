import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { hashToken } from '#server/access/identity/tokens.js';
import { invalid } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import {
  acknowledge,
  type Acknowledgement,
} from '#server/domains/people/user/acknowledgement.type.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';

const NO_LINK = 'This link is not valid any more.';
const TOKEN = /^[\w-]{43}$/;

async function findAsked({ em, now }: ServiceContext, token: string): Promise<ReportRecipient> {
  const asked = { tokenHash: hashToken(token), tokenExpiresAt: { $gt: now() } };
  const reader = TOKEN.test(token)
    ? await em.findOne(ReportRecipient, asked, {
        ...FOR_UPDATE,
        populate: ['schedule.savedView'],
      })
    : null;
  if (!reader) throw invalid({ token: NO_LINK });
  return reader;
}

/**
 * The answer of a reader without an account to the mail that asks; needs no sign-in. The link works
 * once. Throws INVALID for a link that is used, expired or forged.
 */
export async function answerReportQuestion(
  ctx: ServiceContext,
  token: string,
  isWanted: boolean,
): Promise<Acknowledgement> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const reader = await findAsked(tx, token);
    const { schedule } = reader;
    const now = ctx.now();

    Object.assign(reader, { tokenHash: null, tokenExpiresAt: null });
    if (isWanted) reader.confirmedAt = now;
    else Object.assign(reader, { unsubscribedAt: now, declinedAt: now });

    audit(tx, {
      action: isWanted ? 'reportSchedule.confirm' : 'reportSchedule.decline',
      subjectType: 'report_schedule',
      subjectId: schedule.id,
      customerId: schedule.savedView.customerId,
      changes: { recipientId: { after: reader.id } },
    });

    return acknowledge(
      isWanted
        ? 'Thank you. The next report comes to you by mail; each has a link to unsubscribe.'
        : 'You get no reports, and nobody can ask this address again.',
    );
  });
}
