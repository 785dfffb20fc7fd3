import { findOrganisation } from '#server/access/visibility/organisation.js';
import { inOneLine } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { signInUrl } from '#server/domains/people/mails/mail-links.js';
import { NOTICE_USEFUL_FOR_MS, findUserName, writeNotice } from './notice.js';

interface AccountChange {
  userId: number;
  byUserId: number | null;
}

export const passwordChangedMail: MailKind<AccountChange & { how: 'SELF' | 'LINK' | 'ADMIN' }> = {
  name: 'password-changed',
  usefulForMs: NOTICE_USEFUL_FOR_MS,
  write: (ctx, { userId, byUserId, how }) =>
    writeNotice(ctx, userId, 'Your Infinitum password has changed', async () => {
      const by = {
        SELF: 'by somebody who is signed in as you and entered the current password',
        LINK: 'with the link that we mailed to you',
        ADMIN: `by ${await findUserName(ctx.em, byUserId)}`,
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
  usefulForMs: NOTICE_USEFUL_FOR_MS,
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
            `${await findUserName(ctx.em, byUserId)} changed your role: you are ${is} now. Please sign in again.`,
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
  usefulForMs: NOTICE_USEFUL_FOR_MS,
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
