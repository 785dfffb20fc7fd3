import type { Actor } from '#server/access/identity/actor.js';
import { ServiceError } from '#server/core/errors.js';
import { schedulerKey } from './execute-scheduled.js';
import type { RequestScheduler } from './request-scheduler.js';

/**
 * Open subscriptions of one caller over all its sockets to a process; callers are informed of it.
 */
export const KEY_SUBSCRIPTIONS = 50;
export const PERSON_SUBSCRIPTIONS = 200;

interface Line {
  length: number;
  last: Promise<unknown>;
}

/** The caller that subscriptions are counted for, and its limit. */
export function subscriber({ via, userId }: Actor): { name: string; limit: number; who: string } {
  return 'apiKey' in via
    ? { name: `key ${via.apiKey}`, limit: KEY_SUBSCRIPTIONS, who: 'An API key' }
    : { name: `person ${userId ?? 0}`, limit: PERSON_SUBSCRIPTIONS, who: 'A person' };
}

export function tooManySubscriptions(actor: Actor): ServiceError {
  const { who, limit } = subscriber(actor);
  return new ServiceError(
    'TOO_MANY_REQUESTS',
    `${who} may have ${limit} subscriptions open at a time`,
  );
}

/** The updates of subscriptions that wait to be read, by caller. */
export class UpdateQueue {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly scheduler: RequestScheduler) {}

  /**
   * Reads an update for a socket when the scheduler starts it for this caller. Updates of one
   * caller are read one after the other, next to its calls: updates of many subscriptions at once
   * do not exceed its limit of concurrent calls. Throws as `RequestScheduler` does, and
   * TOO_MANY_REQUESTS.
   */
  async run<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
    const { name, limit } = subscriber(actor);
    const line = this.#lines.get(name) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= limit) throw tooManySubscriptions(actor);

    this.#lines.set(name, line);
    line.length += 1;

    const result = line.last.then(() => this.#start(actor, read));

    line.last = result.catch(() => undefined); // its own caller gets the rejection

    try {
      return await result;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(name);
    }
  }

  #start<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
    const key = schedulerKey(actor, 'subscription');
    return key
      ? this.scheduler.runApiKey(key, read)
      : this.scheduler.runInteractive(actor.userId ?? 0, read);
  }
}
