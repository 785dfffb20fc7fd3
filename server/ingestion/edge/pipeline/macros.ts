const PLACEHOLDER = /^(\[[^\]]*\]|\$\{.*\}|\{\{.*\}\}|%%.*%%|\{[^}]*\}|%7B.*%7D|#\w?\{.*\})$/i;

/** Whether the ad server left its macro as it was. */
export const isUnfilled = (text: string): boolean => text !== '' && PLACEHOLDER.test(text);

/**
 * What an ad server left unfilled, as in `[UID]`, `${GDPR_CONSENT_755}`, `%%PATTERN%%` or
 * `#{request.x}`, is text that nobody gave.
 */
export const withoutMacro = (text: string): string => (isUnfilled(text) ? '' : text);
