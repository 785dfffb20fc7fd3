import type { ServerResponse } from 'node:http';
import type { Redis } from '#server/core/redis/redis.js';
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

/** Maximum entries; beyond it, Redis is asked again for every caller. */
const MAX_SPENT = 10_000;

type CallState = Pick<Place, 'isTaken' | 'remaining' | 'resetMs'>;

function refuse(message: string, { resetMs }: CallState): never {
  throw new ServiceError('TOO_MANY_REQUESTS', message, {
    retryAfterSeconds: secondsUntil(resetMs),
  });
}

type Caller = Pick<ServiceContext, 'config' | 'actor' | 'clientIp' | 'now'>;

const networkName = (clientIp: string) => `network ${clientIp}`;

const refuseNetwork = (state: CallState): never =>
  refuse('Too many calls without a sign-in came from your network. Please wait a moment.', state);

/** Counts the calls of API keys and of anonymous networks. */
export class CallQuota {
  /**
   * Time at which the window of a caller without calls left reopens: until then its calls are
   * refused without asking Redis.
   */
  readonly #spentUntilMs = new Map<string, number>();

  constructor(private readonly redis: Redis) {}

  /** Refuses an anonymous call without any other work. Throws TOO_MANY_REQUESTS. */
  refuseSpentNetwork(clientIp: string, now: Date): void {
    const state = this.#spentState(networkName(clientIp), now);
    if (state) refuseNetwork(state);
  }

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

    const { apiKey } = actor.via;
    const keyState = await this.#take(`key ${apiKey}`, () => ['api-key:calls', apiKey], now);
    res?.setHeader('ratelimit-policy', QUOTA_POLICY);
    if (!keyState) return;
    reportLimit('calls', keyState);
    if (!keyState.isTaken)
      refuse('This API key has used up its calls. Please wait a moment.', keyState);

    const organisation = organisationKey(actor);
    const organisationState = await this.#take(
      `organisation ${organisation}`,
      () => ['organisation:calls', organisation],
      now,
    );
    if (!organisationState || organisationState.isTaken) return;
    reportLimit('organisation', organisationState);
    refuse(
      'The API keys of your organisation have used up their calls. Please wait a moment.',
      organisationState,
    );
  }

  async #countAnonymous({ config, clientIp, now }: Caller): Promise<void> {
    const counted = (): Counted => ['anonymous:calls', keyedHash(config, 'network', clientIp)];
    const ofNetwork = await this.#take(networkName(clientIp), counted, now());
    if (ofNetwork && !ofNetwork.isTaken) refuseNetwork(ofNetwork);
  }

  /** The state of a caller that is known to have no calls left; null for all others. */
  #spentState(name: string, now: Date): CallState | null {
    const waitMs = (this.#spentUntilMs.get(name) ?? 0) - now.getTime();
    return waitMs > 0 ? { isTaken: false, remaining: 0, resetMs: waitMs } : null;
  }

  /** Null while Redis is away: the limits of concurrent calls remain. */
  async #take(name: string, counted: () => Counted, now: Date): Promise<CallState | null> {
    const known = this.#spentState(name, now);
    if (known) return known;

    const untilMs = this.#spentUntilMs;
    if (untilMs.size > MAX_SPENT) untilMs.clear();
    untilMs.delete(name);

    try {
      const state = await acquireSlot(this.redis, counted(), now);
      if (!state.isTaken) untilMs.set(name, now.getTime() + state.resetMs);
      return state;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return null;
    }
  }
}
