import { audit } from '#server/access/audit/audit.js';
import { recordSecurityEvent, personKey } from '#server/access/audit/security-events.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { ServiceError } from '#server/core/errors.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { CodeApp } from './code-app/code-app.entity.js';
import { stepOfCode, unsealCodeSecret } from './code-app/one-time-code.js';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-code/recovery-codes.js';
import { recoveryCodeUsedMail } from './second-factor.mail.js';

const SIX_DIGITS = /^\d{6}$/;

/**
 * Counts an attempt with a code before it is made. Only the right code gives the place back, never
 * a right password, and no other network helps. Throws TOO_MANY_REQUESTS.
 */
export async function takeCodeAttempt(
  ctx: ServiceContext,
  userId: number,
): Promise<() => Promise<void>> {
  try {
    const { giveBack } = await acquireSlots(
      ctx.redis,
      [
        ['sign-in:code', userId],
        ['sign-in:code-day', userId],
      ],
      ctx.now(),
    );
    return giveBack;
  } catch (error) {
    const person = personKey(ctx, userId);
    if (error instanceof ServiceError) recordSecurityEvent(ctx, 'sign_in_locked', { person });
    throw error;
  }
}

/**
 * Spends a code of the user's app, or a recovery code, within the caller's transaction. False for
 * any other, and for one that was used before.
 */
export async function useCode(
  ctx: ServiceContext,
  userId: number,
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  return SIX_DIGITS.test(code) ? useAppCode(ctx, userId, code) : useRecoveryCode(ctx, userId, code);
}

async function useAppCode(
  { em, config, now }: ServiceContext,
  userId: number,
  code: string,
): Promise<boolean> {
  const app = await em.findOne(CodeApp, { userId, confirmedAt: { $ne: null } });
  const secret = app && unsealCodeSecret(config, app.sealedSecret);
  const step = secret && stepOfCode(secret, code, now());
  if (typeof step !== 'number') return false;

  const unused = { userId, $or: [{ lastStep: null }, { lastStep: { $lt: step } }] };
  return (await em.nativeUpdate(CodeApp, unused, { lastStep: step })) === 1;
}

async function useRecoveryCode(
  ctx: ServiceContext,
  userId: number,
  code: string,
): Promise<boolean> {
  if (!(await spendRecoveryCode(ctx.em, userId, code, ctx.now()))) return false;
  const left = await countRecoveryCodes(ctx.em, userId);
  // Not part of the history of the user, which admins read.
  const action = 'session.useRecoveryCode';
  audit(ctx, {
    action,
    subjectType: 'user',
    subjectId: userId,
    changes: { left: { after: left } },
  });
  queueMail(ctx, recoveryCodeUsedMail, { userId, left });
  return true;
}
