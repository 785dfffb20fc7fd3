import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail, MailContext } from '#server/core/mail/mail-kind.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** The change stays in effect, so a late notice is still useful. */
export const NOTICE_USEFUL_FOR_MS = 7 * 24 * 3_600_000;

export async function findUserName(em: EntityManager, userId: number | null): Promise<string> {
  const user = userId === null ? null : await em.findOne(User, { id: userId });
  return user ? `${inOneLine(user.name)} (${user.email})` : 'An administrator';
}

/** Notifies a person about their own account; null when the user is archived. */
export async function writeNotice(
  { em }: MailContext,
  userId: number,
  subject: string,
  describe: (user: User) => Promise<{ paragraphs: string[]; note: string }>,
): Promise<Mail | null> {
  const user = await em.findOne(User, { id: userId, archivedAt: null });
  if (!user) return null;
  const name = inOneLine(user.name);
  const { paragraphs, note } = await describe(user);
  return {
    to: { name, address: user.email },
    subject,
    ...renderMail({ greeting: `Hello ${name},`, paragraphs, notes: [note] }),
  };
}
