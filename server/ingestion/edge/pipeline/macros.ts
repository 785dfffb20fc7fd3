const PLACEHOLDER = /^(\[[^\]]*\]|\$\{.*\}|\{\{.*\}\}|%%.*%%|\{[^}]*\}|%7B.*%7D|#\w?\{.*\})$/i;

/** What an ad server left unfilled, as in `[UID]`, `${GDPR_CONSENT_755}`, `%%PATTERN%%` or `#{request.x}`, is text that nobody gave. */
export const withoutMacro = (text: string): string => (text !== '' && PLACEHOLDER.test(text) ? '' : text);
