import type { MailKind } from '#server/core/mail/mail-kind.js';
import {
  NOTICE_USEFUL_FOR_MS,
  findUserName,
  writeNotice,
} from '#server/domains/people/notices/notice.js';
import { signInUrl } from '#server/domains/people/mails/mail-links.js';

const SUBJECT = 'Your Infinitum sign-in has changed';

const TEXTS = {
  APP_ADDED: 'An authenticator app was added to your Infinitum account. All other sign-ins ended.',
  APP_REMOVED:
    'The authenticator app was removed from your Infinitum account. All other sign-ins ended.',
  CODES_RENEWED:
    'New recovery codes were made for your Infinitum account. The earlier ones no longer work.',
  PASSKEY_ADDED: 'A passkey was added to your Infinitum account. All other sign-ins ended.',
  PASSKEY_REMOVED: 'A passkey was removed from your Infinitum account. All other sign-ins ended.',
} as const;

export type FactorChange = keyof typeof TEXTS | 'RESET';

export const secondFactorMail: MailKind<{
  userId: number;
  change: FactorChange;
  byUserId: number | null;
}> = {
  name: 'second-factor-changed',
  usefulForMs: NOTICE_USEFUL_FOR_MS,
  write: (ctx, { userId, change, byUserId }) =>
    writeNotice(ctx, userId, SUBJECT, async () => {
      const text =
        change === 'RESET'
          ? `${await findUserName(ctx.em, byUserId)} removed the authenticator app, the passkeys and the recovery codes of your Infinitum account. All sign-ins have ended: sign in with your password, then set up a second factor again.`
          : TEXTS[change];

      return {
        paragraphs: [text],
        note: `If you did not expect this, choose 'Forgot password' at ${signInUrl(ctx.config)} at once, remove what you do not know under your name in the header, and inform the person who manages your users.`,
      };
    }),
};

/** Goes to the owner each time, because a recovery code that somebody else found works, too. */
export const recoveryCodeUsedMail: MailKind<{ userId: number; left: number }> = {
  name: 'recovery-code-used',
  usefulForMs: NOTICE_USEFUL_FOR_MS,
  write: (ctx, { userId, left }) =>
    writeNotice(ctx, userId, 'A recovery code was used', () =>
      Promise.resolve({
        paragraphs: [
          `Somebody signed in to your Infinitum account with your password and one of your recovery codes. ${left} of them are left.`,
        ],
        note: `If it was not you, choose 'Forgot password' at ${signInUrl(ctx.config)} at once, then make new recovery codes under your name in the header.`,
      }),
    ),
};
