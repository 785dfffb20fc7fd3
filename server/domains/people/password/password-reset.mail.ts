import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';
import {
  mintToken,
  PASSWORD_TOKEN_LIFE_MS,
} from '#server/domains/people/one-time-token/one-time-token.js';
import { resetUrl } from '#server/domains/people/mails/mail-links.js';
import { isOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import { onlySsoMail } from '#server/domains/people/sso/only-sso/only-sso.mail.js';
import { maySignIn } from '#server/domains/people/sessions/session-actor.js';

/**
 * Anybody may request it for any address. Only this step, after the answer, looks the address up,
 * so neither the answer nor its time reveals whether a user has the address.
 */
export const passwordResetMail: MailKind<{ email: string }> = {
  name: 'password-reset',
  usefulForMs: PASSWORD_TOKEN_LIFE_MS,
  async write({ em, config, now: createdAt }, { email }) {
    const user = await findUserByEmail(em, email);
    if (!user || !(await maySignIn(em, user))) return null;
    if (await isOnlySso(em, user)) return onlySsoMail(config, user);

    const expiresAt = new Date(createdAt.getTime() + PASSWORD_TOKEN_LIFE_MS);
    const token = mintToken(em, { user, purpose: 'PASSWORD', createdAt, expiresAt });
    const name = inOneLine(user.name);

    return {
      to: { name, address: user.email },
      subject: 'Reset your Infinitum password',
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: [
          'Somebody asked to reset the password of your Infinitum account. To choose a new one, open this link within 1 hour. It works once.',
        ],
        link: { label: 'Reset password', url: resetUrl(config, token) },
        notes: ['If it was not you, you do not need to do anything: your password stays as it is.'],
      }),
    };
  },
};
