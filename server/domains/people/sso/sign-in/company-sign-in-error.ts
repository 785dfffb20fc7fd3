import type { CompanySignInFailure } from '#schema/company-sign-in.js';

/** A company sign-in that ends without a session. The message is for the log only. */
export class CompanySignInError extends Error {
  constructor(
    readonly failure: CompanySignInFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CompanySignInError';
  }
}

export const failSignIn = (failure: CompanySignInFailure, message: string): CompanySignInError =>
  new CompanySignInError(failure, message);
