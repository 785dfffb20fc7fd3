import type { MailKind } from '../../core/mail/mail-kind.js';
import { addressRestoredMail } from './email-change/address-restored.mail.js';
import { confirmEmailMail } from './email-change/confirm-email.mail.js';
import { emailChangeAskedMail, emailChangedMail } from './email-change/email-change-notice.mail.js';
import { invitationMail } from './invitation.mail.js';
import { apiKeyMadeMail, passwordChangedMail, roleChangedMail } from './notices/account-notice.mail.js';
import { passwordResetMail } from './password-reset.mail.js';
import { setPasswordMail } from './set-password.mail.js';

/** Every kind of mail of this room, for the courier. */
export const PEOPLE_MAILS: readonly MailKind[] = [
  ...[passwordResetMail, invitationMail, setPasswordMail],
  ...[confirmEmailMail, emailChangeAskedMail, emailChangedMail, addressRestoredMail],
  ...[passwordChangedMail, roleChangedMail, apiKeyMadeMail],
];
