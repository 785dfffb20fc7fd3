const US_PRIVACY = /^1[YN-]([YN-])[YN-]$/i;

/**
 * True where the IAB's older US Privacy string ("1YNN": version, notice, opted out of sale, LSPA)
 * forbids the join. An unreadable string forbids it too.
 */
export function usPrivacyForbids(text: string): boolean {
  if (text === '') return false;
  const optedOut = US_PRIVACY.exec(text.trim())?.[1];
  return optedOut === undefined || optedOut.toUpperCase() === 'Y';
}
