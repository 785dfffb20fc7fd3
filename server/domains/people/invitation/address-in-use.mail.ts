import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail, MailContext } from '#server/core/mail/mail-kind.js';
import { signInUrl } from '#server/domains/people/mails/mail-links.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';

const nameOfHolder = async (em: EntityManager, email: string): Promise<string> =>
  inOneLine((await findUserByEmail(em, email))?.name ?? email);

/**
 * Goes to the holder of an address that somebody of another organisation entered. Says nothing of
 * who it was: the two need not know each other.
 */
export async function writeAddressInUse(
  { em, config }: Pick<MailContext, 'em' | 'config'>,
  address: string,
): Promise<Mail> {
  const name = await nameOfHolder(em, address);

  return {
    to: { name, address },
    subject: 'Somebody tried to use your address in Infinitum',
    ...renderMail({
      greeting: `Hello ${name},`,
      paragraphs: [
        `Somebody tried to add a user with the address ${address} to another organisation in Infinitum. You have an account or an invitation with this address, so nothing has changed: sign in as before at ${signInUrl(config)}.`,
        'An address belongs to one organisation at a time. To change yours, ask an administrator of your organisation to remove your user first.',
      ],
      notes: ['If you did not expect this, you do not need to do anything.'],
    }),
  };
}
