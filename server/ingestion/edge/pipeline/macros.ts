const PLACEHOLDER = /^(\[[^\]]*\]|\$\{.*\}|\{\{.*\}\}|%%.*%%|\{[^}]*\}|%7B.*%7D|#\w?\{.*\})$/i;

/** Whether the ad server left its macro as it was. */
export const isUnfilled = (text: string): boolean => text !== '' && PLACEHOLDER.test(text);

/**
 * Empty for a macro that an ad server left unfilled, as in `[UID]`, `${GDPR_CONSENT_755}`,
 * `%%PATTERN%%` or `#{request.x}`.
 */
export const withoutMacro = (text: string): string => (isUnfilled(text) ? '' : text);
