import type { MailKind } from '#server/core/mail/mail-kind.js';
import { webhookDisabledMail } from './webhook-disabled.mail.js';

/** The mail kinds of this folder, for the mail courier. */
export const WEBHOOK_MAILS: readonly MailKind[] = [webhookDisabledMail];
