import type { ServerResponse } from 'node:http';
import type { Redis } from 'ioredis';
import type { Actor } from '../access/actor.js';
import { takeQuota, type QuotaState } from '../access/quota.js';
import { ServiceError } from '../core/errors.js';
import { isUnavailable } from '../core/unavailable.js';
import { KEY_OPERATIONS_AT_ONCE } from './turns.js';

const CALLS_PER_WINDOW = 600;
const WINDOW_MS = 60_000;

/** As the IETF's draft of the RateLimit fields writes them: the name of a policy, its quota, its window in seconds. */
export const QUOTA_POLICY = `"calls";q=${CALLS_PER_WINDOW};w=${WINDOW_MS / 1000}, "at-once";q=${KEY_OPERATIONS_AT_ONCE};qu="concurrent-requests"`;

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** Keys that have used up their calls, until when: what comes meanwhile is refused without asking anybody. */
const spentKeys = new WeakMap<Redis, Map<number, number>>();

function spentOf(redis: Redis): Map<number, number> {
  const known = spentKeys.get(redis) ?? new Map<number, number>();
  spentKeys.set(redis, known);
  return known;
}

async function takeCall(redis: Redis, keyId: number, now: Date): Promise<QuotaState | null> {
  const spent = spentOf(redis);
  const waitMs = (spent.get(keyId) ?? 0) - now.getTime();
  if (waitMs > 0) return { isTaken: false, remaining: 0, resetMs: waitMs };
  spent.delete(keyId);
  const quota = { key: `api-key:calls:${keyId}`, limit: CALLS_PER_WINDOW, windowMs: WINDOW_MS };
  try {
    const state = await takeQuota(redis, quota, now);
    if (!state.isTaken) spent.set(keyId, now.getTime() + state.resetMs);
    return state;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null; // nobody counts while Redis is away; the calls at once stay bounded
  }
}

/**
 * Counts a call of an API key, whichever door it comes by, and tells it on the answer how many are left. People are not counted.
 * Throws TOO_MANY_REQUESTS.
 */
export async function countCall(redis: Redis, actor: Actor | null, now: Date, res?: ServerResponse): Promise<void> {
  if (!actor || !('apiKey' in actor.via)) return;
  const state = await takeCall(redis, actor.via.apiKey, now);
  res?.setHeader('ratelimit-policy', QUOTA_POLICY);
  if (!state) return;
  res?.setHeader('ratelimit', `"calls";r=${state.remaining};t=${secondsOf(state.resetMs)}`);
  if (state.isTaken) return;
  throw new ServiceError('TOO_MANY_REQUESTS', 'This API key has used up its calls. Please wait a moment.', {
    retryAfterSeconds: secondsOf(state.resetMs),
  });
}
