import type { MailKind } from '#server/core/mail/mail-kind.js';
import { webhookDisabledMail } from './webhook-disabled.mail.js';

/** Every kind of mail of this room, for the courier. */
export const WEBHOOK_MAILS: readonly MailKind[] = [webhookDisabledMail];
