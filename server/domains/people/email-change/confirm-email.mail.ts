import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { writeAddressInUse } from '#server/domains/people/invitation/address-in-use.mail.js';
import { confirmEmailUrl } from '#server/domains/people/mails/mail-links.js';
import { mintToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';
import { EmailChange } from './email-change.entity.js';

const USEFUL_FOR_MS = 24 * 3_600_000;

/**
 * Goes to the new address. That mailbox may belong to another person by mistake, so the mail does
 * not contain the old address.
 */
export const confirmEmailMail: MailKind<{ changeId: number }> = {
  name: 'confirm-email',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config, now: createdAt }, { changeId }) {
    const pending = {
      id: changeId,
      confirmedAt: null,
      endedAt: null,
      expiresAt: { $gt: createdAt },
    };

    const change = await em.findOne(EmailChange, pending, { populate: ['user'] });
    if (!change || change.user.archivedAt !== null) return null;

    const { user, expiresAt, newEmail } = change;
    const holder = await findUserByEmail(em, newEmail);
    if (holder && holder.id !== user.id) return writeAddressInUse({ em, config }, newEmail);

    const token = mintToken(em, {
      user,
      purpose: 'EMAIL_CONFIRMATION',
      emailChange: change,
      createdAt,
      expiresAt,
    });

    const name = inOneLine(user.name);

    return {
      to: { name, address: newEmail },
      subject: 'Confirm your new Infinitum address',
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: [
          `${newEmail} will be the address that you sign in to Infinitum with. To confirm it, open this link within 24 hours. It works once.`,
          'Then all your sign-ins end, and you sign in again with this address and your password. Until then the old address stays valid.',
        ],
        link: { label: 'Confirm the address', url: confirmEmailUrl(config, token) },
        notes: [
          'If you did not expect this, you do not need to do anything: the address is not used.',
        ],
      }),
    };
  },
};
