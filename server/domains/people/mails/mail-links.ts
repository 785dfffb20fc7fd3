import type { Config } from '#server/core/process/config.js';

type Place = Pick<Config, 'publicUrl'>;

const pageUrl = ({ publicUrl }: Place, path: string) => publicUrl.replace(/\/+$/, '') + path;

/*
 * The pages that links of mails lead to; the client's router has the same paths. Tokens follow `#`:
 * browsers do not send it, so no proxy logs it.
 */
export const resetUrl = (place: Place, token: string): string =>
  pageUrl(place, `/reset-password#token=${token}`);
export const invitationUrl = (place: Place, token: string): string =>
  pageUrl(place, `/accept-invitation#${token}`);
export const confirmEmailUrl = (place: Place, token: string): string =>
  pageUrl(place, `/confirm-email#${token}`);
export const rejectEmailChangeUrl = (place: Place, token: string): string =>
  pageUrl(place, `/keep-email#${token}`);
/** The page that a company sign-in returns to, with the reason when it failed. */
export const companySignInUrl = (place: Place, failure: string | null): string =>
  pageUrl(place, `/company-sign-in${failure === null ? '' : `#${failure}`}`);
export const signInUrl = (place: Place): string => pageUrl(place, '/login');
