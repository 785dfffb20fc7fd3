import type { FailedJob } from '#server/core/jobs/job-queue.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * Seconds between attempts, as the Standard Webhooks suggest: ten attempts within a little more
 * than three days.
 */
const BACKOFF_S = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  20 * HOUR_S,
  24 * HOUR_S,
];

const MAX_REQUESTED_S = 24 * HOUR_S;

/**
 * Milliseconds to wait after a failed attempt; null after the last. Spreads deliveries that failed
 * together by up to a tenth of the wait. Respects the receiver's Retry-After up to a day.
 */
export function backoffAfter({ id, attempts, retryAfterSeconds }: FailedJob): number | null {
  const pauseS = BACKOFF_S[attempts - 1];
  if (pauseS === undefined) return null;
  const askedS = Math.min(retryAfterSeconds ?? 0, MAX_REQUESTED_S);
  const apart = 1 + (Number(id) % 100) / 1000;
  return Math.round(Math.max(pauseS, askedS) * apart * 1000);
}
