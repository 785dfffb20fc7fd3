/**
 * The reasons why a company sign-in failed, as they stand in the fragment of the page it returns
 * to, with the sentences that the page shows.
 */
export const COMPANY_SIGN_IN_FAILURES = {
  expired:
    'This sign-in took longer than ten minutes, was used already, or began in another browser. Please start again.',
  refused: 'Your company did not confirm the sign-in. Please try again, or ask your IT team.',
  provider:
    'Your company’s sign-in could not be reached or is not set up correctly. Please ask your administrator.',
  address:
    'Your company named no confirmed address of yours at one of its verified domains. Please ask your administrator.',
  account:
    'Your account cannot sign in with this company. Please ask your administrator whether it was removed or belongs to another organisation.',
  busy: 'There were too many attempts from your network. Please wait 15 minutes and try again.',
} as const;

export type CompanySignInFailure = keyof typeof COMPANY_SIGN_IN_FAILURES;

export const isCompanySignInFailure = (code: unknown): code is CompanySignInFailure =>
  typeof code === 'string' && Object.hasOwn(COMPANY_SIGN_IN_FAILURES, code);
