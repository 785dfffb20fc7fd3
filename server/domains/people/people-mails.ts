import type { MailKind } from '../../core/mail/mail-kind.js';
import { invitationMail } from './invitation.mail.js';
import { passwordResetMail } from './password-reset.mail.js';
import { setPasswordMail } from './set-password.mail.js';

/** Every kind of mail of this room, for the courier. */
export const PEOPLE_MAILS: readonly MailKind[] = [passwordResetMail, invitationMail, setPasswordMail];
