import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail, MailContext } from '#server/core/mail/mail-kind.js';
import { resetUrl } from '#server/domains/people/mails/mail-links.js';
import {
  mintToken,
  PASSWORD_TOKEN_LIFE_MS,
} from '#server/domains/people/one-time-token/one-time-token.js';
import { isOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import { onlySsoMail } from '#server/domains/people/sso/only-sso/only-sso.mail.js';
import { maySignIn } from '#server/domains/people/sessions/session-actor.js';
import type { User } from '#server/domains/people/user/user.entity.js';

interface Words {
  subject: string;
  text: string;
  /** Text of the link. */
  label: string;
  note: string;
}

/** A mail whose link sets the password; null for somebody who may not sign in. */
export async function passwordLinkMail(
  { em, config, now: createdAt }: MailContext,
  user: User,
  { subject, text, label, note }: Words,
): Promise<Mail | null> {
  if (!(await maySignIn(em, user))) return null;
  if (await isOnlySso(em, user)) return onlySsoMail(config, user);

  const expiresAt = new Date(createdAt.getTime() + PASSWORD_TOKEN_LIFE_MS);
  const token = mintToken(em, { user, purpose: 'PASSWORD', createdAt, expiresAt });
  const name = inOneLine(user.name);

  return {
    to: { name, address: user.email },
    subject,
    ...renderMail({
      greeting: `Hello ${name},`,
      paragraphs: [`${text} open this link within 1 hour. It works once.`],
      link: { label, url: resetUrl(config, token) },
      notes: [note],
    }),
  };
}
