import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { secondFactorMail, type FactorChange } from './second-factor.mail.js';

const VERBS: Record<FactorChange, string> = {
  APP_ADDED: 'addCodeApp',
  APP_REMOVED: 'removeCodeApp',
  CODES_RENEWED: 'renewRecoveryCodes',
  PASSKEY_ADDED: 'addPasskey',
  PASSKEY_REMOVED: 'removePasskey',
  RESET: 'resetSecondFactor',
};

/** Audits a change of somebody's second factors and mails them, within the caller's transaction. */
export function recordFactorChange(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId' | 'now'>,
  userId: number,
  change: FactorChange,
  byUserId: number | null = userId,
): void {
  const action = `user.${VERBS[change]}`;
  audit(ctx, { action, subjectType: 'user', subjectId: userId });
  queueMail(ctx, secondFactorMail, { userId, change, byUserId });
}
