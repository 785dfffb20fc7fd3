import type { Redis } from '#server/core/redis/redis.js';

const HOUR_MS = 3_600_000;

/** Hash of a tag's errors in an hour: the VAST error code → how often players reported it. */
const errorsKey = (tagId: number, hour: number) => `player-errors:${tagId}:${hour}`;
const hourOf = (utcMs: number) => Math.floor(utcMs / HOUR_MS);
/** The doctor looks at the current hour and the 23 before it. */
const KEPT_HOURS = 24;
const EXPIRY_S = ((KEPT_HOURS + 1) * HOUR_MS) / 1_000;

interface PlayerError {
  /** Three digits of the VAST specification, as in 402. */
  code: number;
  count: number;
}

/** Adds to the errors of the tag in the current hour. */
export async function addPlayerErrors(
  redis: Redis,
  tagId: number,
  { code, count }: PlayerError,
  nowMs: number,
): Promise<void> {
  const key = errorsKey(tagId, hourOf(nowMs));
  await redis.hincrby(key, String(code), count);
  await redis.expire(key, EXPIRY_S).catch(() => 0);
}

/** The errors of an impression tag in the current hour and the 23 before it, the most frequent first. */
export async function readPlayerErrors(
  redis: Redis,
  tagId: number,
  nowMs: number,
): Promise<PlayerError[]> {
  const hours = Array.from({ length: KEPT_HOURS }, (_, ago) => hourOf(nowMs) - ago);
  const counted = await Promise.all(hours.map((hour) => redis.hgetall(errorsKey(tagId, hour))));

  const totals = new Map<number, number>();
  for (const [code, count] of counted.flatMap((codes) => Object.entries(codes)))
    totals.set(Number(code), (totals.get(Number(code)) ?? 0) + Number(count));

  return [...totals]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || a.code - b.code);
}
