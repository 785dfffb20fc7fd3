import type { ServerResponse } from 'node:http';
import type { Redis } from 'ioredis';
import { organisationKey } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';
import { RATE_LIMITS } from '#server/access/limits/rate-limits.js';
import {
  secondsUntil,
  acquireSlot,
  type Counted,
  type Place,
} from '#server/access/limits/rate-limiter.js';
import { ServiceError } from '#server/core/errors.js';
import { isUnavailable } from '#server/core/http/unavailable.js';
import { MAX_KEY_OPERATIONS } from './request-scheduler.js';

const policyOf = (name: string, { limit, windowMs }: { limit: number; windowMs: number }) =>
  `"${name}";q=${limit};w=${windowMs / 1000}`;

/**
 * The format of the IETF draft of the RateLimit fields: name of a policy, its quota, its window in
 * seconds.
 */
export const QUOTA_POLICY = [
  policyOf('calls', RATE_LIMITS['api-key:calls']),
  `"at-once";q=${MAX_KEY_OPERATIONS};qu="concurrent-requests"`,
  policyOf('organisation', RATE_LIMITS['organisation:calls']),
].join(', ');

/** With more entries, Redis is asked again for every caller. */
const MAX_SPENT = 10_000;

type CallState = Pick<Place, 'isTaken' | 'remaining' | 'resetMs'>;

function refuse(message: string, { resetMs }: CallState): never {
  throw new ServiceError('TOO_MANY_REQUESTS', message, {
    retryAfterSeconds: secondsUntil(resetMs),
  });
}

type Caller = Pick<ServiceContext, 'config' | 'actor' | 'clientIp' | 'now'>;

/** Counts the calls of API keys and of anonymous networks. */
export class CallQuota {
  /**
   * When the window of a caller without calls left reopens: until then its calls are refused
   * without asking Redis.
   */
  readonly #spentUntilMs = new Map<string, number>();

  constructor(private readonly redis: Redis) {}

  /**
   * Counts a call of an API key for the key and for its organisation, through any transport, and
   * writes the key's remaining calls into the answer. An anonymous call counts for its network.
   * Calls of people are not counted. Throws TOO_MANY_REQUESTS.
   */
  async count(caller: Caller, res?: ServerResponse): Promise<void> {
    const { actor } = caller;
    const now = caller.now();
    if (!actor) return this.#countAnonymous(caller);
    if (!('apiKey' in actor.via)) return;
    const reportLimit = (name: string, { remaining, resetMs }: CallState) =>
      res?.setHeader('ratelimit', `"${name}";r=${remaining};t=${secondsUntil(resetMs)}`);

    const keyState = await this.#take(['api-key:calls', actor.via.apiKey], now);
    res?.setHeader('ratelimit-policy', QUOTA_POLICY);
    if (!keyState) return;
    reportLimit('calls', keyState);
    if (!keyState.isTaken)
      refuse('This API key has used up its calls. Please wait a moment.', keyState);

    const organisationState = await this.#take(['organisation:calls', organisationKey(actor)], now);
    if (!organisationState || organisationState.isTaken) return;
    reportLimit('organisation', organisationState);
    refuse(
      'The API keys of your organisation have used up their calls. Please wait a moment.',
      organisationState,
    );
  }

  async #countAnonymous({ config, clientIp, now }: Caller): Promise<void> {
    const network = keyedHash(config, 'network', clientIp);
    const ofNetwork = await this.#take(['anonymous:calls', network], now());
    if (ofNetwork && !ofNetwork.isTaken)
      refuse(
        'Too many calls without a sign-in came from your network. Please wait a moment.',
        ofNetwork,
      );
  }

  /** Null while Redis is away: the limits of concurrent calls remain. */
  async #take(counted: Counted, now: Date): Promise<CallState | null> {
    const untilMs = this.#spentUntilMs;
    if (untilMs.size > MAX_SPENT) untilMs.clear();
    const name = counted.join(':');
    const waitMs = (untilMs.get(name) ?? 0) - now.getTime();
    if (waitMs > 0) return { isTaken: false, remaining: 0, resetMs: waitMs };

    untilMs.delete(name);

    try {
      const state = await acquireSlot(this.redis, counted, now);
      if (!state.isTaken) untilMs.set(name, now.getTime() + state.resetMs);
      return state;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return null;
    }
  }
}
