import type { User } from '#server/domains/people/user/user.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SessionLimits {
  /** The maximum length, regardless of use. */
  wholeMs: number;
  /** The maximum time without a renewal. */
  idleMs: number;
}

/** Shorter, because super admins reach everybody's data. */
const SUPER_ADMIN_LIMITS: SessionLimits = { wholeMs: 12 * HOUR_MS, idleMs: HOUR_MS };
const MEMBER_LIMITS: SessionLimits = { wholeMs: 30 * DAY_MS, idleMs: 7 * DAY_MS };

/**
 * The end of a session that is used now and not again. A session opened with a password that
 * another person chose ends with that password.
 */
export function sessionEnd(
  { entityType, passwordExpiresAt }: User,
  createdAt: Date,
  now: Date,
): Date {
  const { wholeMs, idleMs } = entityType === 'SYSTEM' ? SUPER_ADMIN_LIMITS : MEMBER_LIMITS;
  const ends = [createdAt.getTime() + wholeMs, now.getTime() + idleMs];
  if (passwordExpiresAt) ends.push(passwordExpiresAt.getTime());
  return new Date(Math.min(...ends));
}
