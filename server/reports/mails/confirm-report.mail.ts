import { DAYS_TO_CONFIRM, DAYS_UNTIL_ERASED } from '#schema/outside-readers.js';
import { newOpaqueToken } from '#server/access/identity/tokens.js';
import { visibleCustomers } from '#server/access/visibility/visibility.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { zoneOfCustomer } from '#server/reports/runs/schedule-run.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { hasDeclined } from '#server/reports/outside-readers/ask-refusal.js';
import { rhythmText } from '#server/reports/schedules/rhythm-text.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';

const DAY_MS = 86_400_000;
const USEFUL_FOR_MS = 3 * DAY_MS;
/** Asks an address outside whether it wants a report. It has no figures. */
export const confirmReportMail: MailKind<{ recipientId: number }> = {
  name: 'confirm-report',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config, now }, { recipientId }) {
    const reader = await em.findOne(
      ReportRecipient,
      { id: recipientId, removedAt: null, unsubscribedAt: null, confirmedAt: null },
      { populate: ['schedule.savedView'] },
    );
    if (!reader || reader.email === null) return null;

    const { schedule, email } = reader;
    const { savedView } = schedule;
    if (schedule.archivedAt !== null || savedView.archivedAt !== null) return null;

    const owner = await em.findOneOrFail(User, { id: savedView.userId });
    const actor = await readerActor(em, owner);
    if (!actor) return null;

    const client = await em.findOne(Customer, {
      id: savedView.customerId,
      ...visibleCustomers(actor),
    });
    // The reader may have declined since the question was asked.
    if (!client || (await hasDeclined(em, reader))) return null;

    const { token, hash } = newOpaqueToken();
    reader.tokenHash = hash;
    reader.tokenExpiresAt = new Date(now.getTime() + DAYS_TO_CONFIRM * DAY_MS);

    const sender = `${inOneLine(owner.name)} (${owner.email})`;
    const timeZone = await zoneOfCustomer(em, savedView.customerId);

    return {
      to: { name: '', address: email },
      subject: `${inOneLine(owner.name)} wants to send you a report`,
      ...renderMail({
        greeting: 'Hello,',
        paragraphs: [
          `${sender} wants to send you the report ‘${inOneLine(savedView.name)}’ with figures of the advertising of ${inOneLine(client.displayName ?? client.custName)}, ${rhythmText(schedule, timeZone)}.`,
          `You get it only if you agree within ${DAYS_TO_CONFIRM} days. The page also lets you say that nobody shall ask you again.`,
        ],
        link: {
          label: 'Answer the question',
          url: publicBaseUrl(config, `/confirm-report#${token}`),
        },
        notes: [
          `If you do nothing, you get no report, and your address is erased ${DAYS_UNTIL_ERASED} days after the last question.`,
        ],
      }),
    };
  },
  async completed({ em, now }, { recipientId }, { outcome }) {
    if (outcome !== 'SENT') return;
    const reader = await em.findOneOrFail(ReportRecipient, { id: recipientId });
    reader.asks += 1;
    reader.askedAt = now;
  },
};
