import type { Config } from '#server/core/process/config.js';

type Place = Pick<Config, 'publicUrl'>;

const pageUrl = ({ publicUrl }: Place, path: string) => publicUrl.replace(/\/+$/, '') + path;

/** The pages that links of mails lead to, as the client's router knows them. */
/** Behind `#`, so that the token is in no log on the way: whoever reads it may set the password. */
export const resetUrl = (place: Place, token: string): string =>
  pageUrl(place, `/reset-password#token=${token}`);
export const invitationUrl = (place: Place, token: string): string =>
  pageUrl(place, `/accept-invitation/${token}`);
/** Behind the sign, a browser keeps a token to itself: it stands in no log of a proxy. */
export const confirmEmailAddress = (place: Place, token: string): string =>
  pageUrl(place, `/confirm-email#${token}`);
export const keepEmailAddress = (place: Place, token: string): string =>
  pageUrl(place, `/keep-email#${token}`);
export const signInUrl = (place: Place): string => pageUrl(place, '/login');
