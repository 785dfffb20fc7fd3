import type { MailKind } from '#server/core/mail/mail-kind.js';
import { reportTroubleMail } from './report-trouble.mail.js';
import { reportMail } from './report.mail.js';

/** Every kind of mail of this room, for the courier. */
export const REPORT_MAILS: readonly MailKind[] = [reportMail, reportTroubleMail];
