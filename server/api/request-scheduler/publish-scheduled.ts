import type { Actor } from '#server/access/identity/actor.js';
import { ServiceError } from '#server/core/errors.js';
import { schedulerKey, requestScheduler } from './execute-scheduled.js';

/**
 * Open subscriptions of one caller over all its sockets to a process; callers are informed of it.
 */
export const KEY_SUBSCRIPTIONS = 50;
export const PERSON_SUBSCRIPTIONS = 200;

interface Line {
  length: number;
  last: Promise<unknown>;
}

const lines = new Map<string, Line>();

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

function runScheduled<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
  const key = schedulerKey(actor, 'subscription');
  return key
    ? requestScheduler.runApiKey(key, read)
    : requestScheduler.runInteractive(actor.userId ?? 0, read);
}

/**
 * Reads an update for a socket when the scheduler starts it for this caller. Updates of one caller
 * are read one after the other, next to its calls: updates of many subscriptions at once do not
 * exceed its limit of concurrent calls. Throws as `RequestScheduler` does, and TOO_MANY_REQUESTS.
 */
export async function publishScheduled<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
  const { name, limit } = subscriber(actor);
  const line = lines.get(name) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= limit) throw tooManySubscriptions(actor);

  lines.set(name, line);
  line.length += 1;

  const result = line.last.then(() => runScheduled(actor, read));

  line.last = result.catch(() => undefined); // its own caller gets the rejection

  try {
    return await result;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(name);
  }
}
