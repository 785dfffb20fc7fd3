const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * Between one failed try and the next, as the Standard Webhooks suggest: ten tries within a little
 * more than three days.
 */
const PAUSES_S = [
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

interface Failed {
  deliveryId: number;
  /** The one that failed included. */
  tries: number;
  /** What the receiver asked for. */
  retryAfterSeconds: number | null;
}

/**
 * How long to wait after a failed try, in milliseconds; null when it was the last. Deliveries that
 * failed together come back up to a tenth of the pause apart, and never sooner than the receiver
 * asked for, up to a day.
 */
export function backoffAfter({ deliveryId, tries, retryAfterSeconds }: Failed): number | null {
  const pauseS = PAUSES_S[tries - 1];
  if (pauseS === undefined) return null;
  const askedS = Math.min(retryAfterSeconds ?? 0, MAX_REQUESTED_S);
  const apart = 1 + (deliveryId % 100) / 1000;
  return Math.round(Math.max(pauseS, askedS) * apart * 1000);
}
