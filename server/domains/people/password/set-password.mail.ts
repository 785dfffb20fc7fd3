import type { MailKind } from '#server/core/mail/mail-kind.js';
import { signInUrl } from '#server/domains/people/mails/mail-links.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { passwordLinkMail } from './password-link.mail.js';

/** The link lives for an hour from the moment the mail is sent, so a late mail is still useful. */
const USEFUL_FOR_MS = 24 * 3_600_000;

/** Follows an accepted invitation. */
export const setPasswordMail: MailKind<{ userId: number }> = {
  name: 'set-password',
  usefulForMs: USEFUL_FOR_MS,
  async write(context, { userId }) {
    const user = await context.em.findOne(User, { id: userId });
    if (!user || user.passwordHash !== null) return null;

    return passwordLinkMail(context, user, {
      subject: 'Set your Infinitum password',
      text: `Thank you for accepting the invitation. You sign in with the address ${user.email}. To set your password,`,
      label: 'Set password',
      note: `If the link has expired, choose 'Forgot password' at ${signInUrl(context.config)} to get another.`,
    });
  },
};
