import type { MailKind } from '#server/core/mail/mail-kind.js';
import { PASSWORD_TOKEN_LIFE_MS } from '#server/domains/people/one-time-token/one-time-token.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';
import { passwordLinkMail } from './password-link.mail.js';

/**
 * Anybody may request it for any address. Only this step, after the answer, looks the address up,
 * so neither the answer nor its time reveals whether a user has the address.
 */
export const passwordResetMail: MailKind<{ email: string }> = {
  name: 'password-reset',
  usefulForMs: PASSWORD_TOKEN_LIFE_MS,
  async write(context, { email }) {
    const user = await findUserByEmail(context.em, email);
    if (!user) return null;

    return passwordLinkMail(context, user, {
      subject: 'Reset your Infinitum password',
      text: 'Somebody asked to reset the password of your Infinitum account. To choose a new one,',
      label: 'Reset password',
      note: 'If it was not you, you do not need to do anything: your password stays as it is.',
    });
  },
};
