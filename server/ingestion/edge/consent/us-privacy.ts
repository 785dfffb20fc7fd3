const US_PRIVACY = /^1[YN-]([YN-])[YN-]$/i;

/**
 * The answer of the IAB's older US Privacy string ("1YNN": version, notice, opted out of sale,
 * LSPA).
 */
export function readUsPrivacy(text: string): 'allows' | 'optsOut' | 'unreadable' {
  const optedOut = US_PRIVACY.exec(text)?.[1];
  if (optedOut === undefined) return 'unreadable';
  return optedOut.toUpperCase() === 'Y' ? 'optsOut' : 'allows';
}
