import type { User } from '#server/domains/people/user/user.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SessionLimits {
  /** However much it is used. */
  wholeMs: number;
  /** When nobody has renewed it for so long. */
  idleMs: number;
}

/** Super admins reach everybody's data. */
const OF_SUPER_ADMINS: SessionLimits = { wholeMs: 12 * HOUR_MS, idleMs: HOUR_MS };
const OF_MEMBERS: SessionLimits = { wholeMs: 30 * DAY_MS, idleMs: 7 * DAY_MS };

/**
 * When a sign-in ends that is used now and not again: one by a password that somebody else chose
 * ends with it.
 */
export function sessionEnd(
  { entityType, passwordExpiresAt }: User,
  createdAt: Date,
  now: Date,
): Date {
  const { wholeMs, idleMs } = entityType === 'SYSTEM' ? OF_SUPER_ADMINS : OF_MEMBERS;
  const ends = [createdAt.getTime() + wholeMs, now.getTime() + idleMs];
  if (passwordExpiresAt) ends.push(passwordExpiresAt.getTime());
  return new Date(Math.min(...ends));
}
