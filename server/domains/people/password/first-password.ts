const LIFE_MS = 24 * 3_600_000;

/**
 * Until when a password works that somebody else chose: so long its owner may sign in to choose
 * another.
 */
export const firstPasswordEnd = (now: Date): Date => new Date(now.getTime() + LIFE_MS);
