import { isUnfilledMacro } from '#schema/ad-servers.js';

/**
 * What an ad server left unfilled, as in `[UID]`, `${GDPR_CONSENT_755}`, `%%PATTERN%%` or
 * `#{request.x}`, is text that nobody gave.
 */
export const withoutMacro = (text: string): string => (isUnfilledMacro(text) ? '' : text);
