const LIFE_MS = 24 * 3_600_000;

/**
 * The expiry of a password that another person chose: its owner must sign in before it and choose a
 * new one.
 */
export const firstPasswordEnd = (now: Date): Date => new Date(now.getTime() + LIFE_MS);
