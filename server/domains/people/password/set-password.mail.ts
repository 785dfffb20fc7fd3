import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { resetUrl, signInUrl } from '#server/domains/people/mails/mail-links.js';
import {
  mintToken,
  PASSWORD_TOKEN_LIFE_MS,
} from '#server/domains/people/one-time-token/one-time-token.js';
import { isOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import { onlySsoMail } from '#server/domains/people/sso/only-sso/only-sso.mail.js';
import { maySignIn } from '#server/domains/people/sessions/session-actor.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** The link lives for an hour from the moment the mail is sent, so a late mail is still useful. */
const USEFUL_FOR_MS = 24 * 3_600_000;

/** Follows an accepted invitation. */
export const setPasswordMail: MailKind<{ userId: number }> = {
  name: 'set-password',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config, now: createdAt }, { userId }) {
    const user = await em.findOne(User, { id: userId });
    if (!user || user.passwordHash !== null || !(await maySignIn(em, user))) return null;
    if (await isOnlySso(em, user)) return onlySsoMail(config, user);

    const expiresAt = new Date(createdAt.getTime() + PASSWORD_TOKEN_LIFE_MS);
    const token = mintToken(em, { user, purpose: 'PASSWORD', createdAt, expiresAt });
    const name = inOneLine(user.name);

    return {
      to: { name, address: user.email },
      subject: 'Set your Infinitum password',
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: [
          `Thank you for accepting the invitation. You sign in with the address ${user.email}. To set your password, open this link within 1 hour. It works once.`,
        ],
        link: { label: 'Set password', url: resetUrl(config, token) },
        notes: [
          `If the link has expired, choose 'Forgot password' at ${signInUrl(config)} to get another.`,
        ],
      }),
    };
  },
};
