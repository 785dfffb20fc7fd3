export const PATHS = {
  login: '/login',
  resetPassword: '/reset-password',
  acceptInvitation: '/accept-invitation',
  confirmEmail: '/confirm-email',
  rejectEmailChange: '/keep-email',
  unsubscribe: '/unsubscribe',
  confirmReport: '/confirm-report',
  sharedView: '/shared',
  companySignIn: '/company-sign-in',
  overview: '/overview',
  dashboard: '/dashboard',
  campaigns: '/campaigns',
  experiments: '/experiments',
  admin: '/admin',
  systemAdmin: '/system-admin',
  /** Served outside this application; anonymous callers go there by a full page load. */
  site: '/site/',
} as const;
