import type { MailKind } from '#server/core/mail/mail-kind.js';
import { addressRestoredMail } from '#server/domains/people/email-change/address-restored.mail.js';
import { confirmEmailMail } from '#server/domains/people/email-change/confirm-email.mail.js';
import {
  emailChangeAskedMail,
  emailChangedMail,
} from '#server/domains/people/email-change/email-change-notice.mail.js';
import { invitationMail } from '#server/domains/people/invitation/invitation.mail.js';
import {
  apiKeyMadeMail,
  passwordChangedMail,
  roleChangedMail,
} from '#server/domains/people/notices/account-notice.mail.js';
import { passwordResetMail } from '#server/domains/people/password/password-reset.mail.js';
import {
  recoveryCodeUsedMail,
  secondFactorMail,
} from '#server/domains/people/second-factor/second-factor.mail.js';
import { ssoDomainMissingMail } from '#server/domains/people/sso/domain/sso-domain-missing.mail.js';
import { setPasswordMail } from '#server/domains/people/password/set-password.mail.js';

/** The mail kinds of this folder, for the mail courier. */
export const PEOPLE_MAILS: readonly MailKind[] = [
  passwordResetMail,
  invitationMail,
  setPasswordMail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  addressRestoredMail,
  passwordChangedMail,
  roleChangedMail,
  apiKeyMadeMail,
  secondFactorMail,
  recoveryCodeUsedMail,
  ssoDomainMissingMail,
];
