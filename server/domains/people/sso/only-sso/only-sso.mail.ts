import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import type { Config } from '#server/core/process/config.js';
import { signInUrl } from '#server/domains/people/mails/mail-links.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/** Replaces the link to set a password, for people whose organisation refuses passwords. */
export function onlySsoMail(config: Config, user: User): Mail {
  const name = inOneLine(user.name);

  return {
    to: { name, address: user.email },
    subject: 'Sign in to Infinitum with your company',
    ...renderMail({
      greeting: `Hello ${name},`,
      paragraphs: [
        `Your organisation signs in to Infinitum with its company account, so you need no password here. Choose ‘Use your company account’ and enter the address ${user.email}.`,
      ],
      link: { label: 'Go to sign in', url: signInUrl(config) },
      notes: ['If you did not ask for this, you do not need to do anything.'],
    }),
  };
}
