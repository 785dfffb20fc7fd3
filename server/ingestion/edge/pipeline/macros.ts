import { isUnfilledMacro } from '#schema/ad-servers.js';

/**
 * Empty for a macro that an ad server left unfilled, as in `[UID]`, `${GDPR_CONSENT_755}`,
 * `%%PATTERN%%` or `#{request.x}`.
 */
export const withoutMacro = (text: string): string => (isUnfilledMacro(text) ? '' : text);
