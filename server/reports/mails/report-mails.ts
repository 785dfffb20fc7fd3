import type { MailKind } from '#server/core/mail/mail-kind.js';
import { reportTroubleMail } from './report-trouble.mail.js';
import { confirmReportMail } from './confirm-report.mail.js';
import { tagSheetMail } from './tag-sheet.mail.js';
import { reportMail } from './report.mail.js';

/** The mail kinds of this folder, for the mail courier. */
export const REPORT_MAILS: readonly MailKind[] = [
  reportMail,
  reportTroubleMail,
  confirmReportMail,
  tagSheetMail,
];
