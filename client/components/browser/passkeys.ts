/** Old browsers, and pages over plain HTTP, have no passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;
