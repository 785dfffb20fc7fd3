import type { EntityManager } from '@mikro-orm/postgresql';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail, MailContext, MailKind } from '#server/core/mail/mail-kind.js';
import { signInUrl } from '#server/domains/people/mails/mail-links.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** The change stays in effect, so a late notice is still useful. */
const USEFUL_FOR_MS = 7 * 24 * 3_600_000;

interface AccountChange {
  userId: number;
  byUserId: number | null;
}

async function nameOf(em: EntityManager, userId: number | null): Promise<string> {
  const user = userId === null ? null : await em.findOne(User, { id: userId });
  return user ? `${inOneLine(user.name)} (${user.email})` : 'An administrator';
}

/** Notifies a person about their own account; null when the user is archived. */
async function writeNotice(
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

export const passwordChangedMail: MailKind<AccountChange & { how: 'SELF' | 'LINK' | 'ADMIN' }> = {
  name: 'password-changed',
  usefulForMs: USEFUL_FOR_MS,
  write: (ctx, { userId, byUserId, how }) =>
    writeNotice(ctx, userId, 'Your Infinitum password has changed', async () => {
      const by = {
        SELF: 'by somebody who is signed in as you and entered the current password',
        LINK: 'with the link that we mailed to you',
        ADMIN: `by ${await nameOf(ctx.em, byUserId)}`,
      }[how];

      const rest = how === 'SELF' ? 'All other sign-ins have ended.' : 'All sign-ins have ended.';

      return {
        paragraphs: [`The password of your Infinitum account was changed ${by}. ${rest}`],
        note: `If you did not expect this, choose 'Forgot password' at ${signInUrl(ctx.config)} at once, and inform the person who manages your users.`,
      };
    }),
};

export const roleChangedMail: MailKind<AccountChange> = {
  name: 'role-changed',
  usefulForMs: USEFUL_FOR_MS,
  write: (ctx, { userId, byUserId }) =>
    writeNotice(
      ctx,
      userId,
      'Your role in Infinitum has changed',
      async ({ entityType, entityId, admin }) => {
        const organisation = await findOrganisation(ctx.em, entityType, entityId);
        const role = admin ? 'an administrator' : 'a user';
        const where = organisation ? ` of ${inOneLine(organisation.name)}` : '';
        const is = entityType === 'SYSTEM' ? 'a super admin' : `${role}${where}`;

        return {
          paragraphs: [
            `${await nameOf(ctx.em, byUserId)} changed your role: you are ${is} now. Please sign in again.`,
          ],
          note: 'If you did not expect this, ask them.',
        };
      },
    ),
};

export const apiKeyMadeMail: MailKind<{
  userId: number;
  keyName: string;
  scopes: readonly string[];
}> = {
  name: 'api-key-made',
  usefulForMs: USEFUL_FOR_MS,
  write: (ctx, { userId, keyName, scopes }) =>
    writeNotice(ctx, userId, 'An API key was created in your name', () =>
      Promise.resolve({
        paragraphs: [
          `Somebody signed in as you created the API key ‘${inOneLine(keyName)}’ (${scopes.join(', ')}). Anyone who has it can read or write for your organisation until it is revoked.`,
        ],
        note: `If it was not you, revoke it under Admin, and choose 'Forgot password' at ${signInUrl(ctx.config)} at once.`,
      }),
    ),
};
