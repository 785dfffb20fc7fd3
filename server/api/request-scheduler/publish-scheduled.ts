import type { Actor } from '#server/access/identity/actor.js';
import { ServiceError } from '#server/core/errors.js';
import { schedulerKey, turns } from './execute-scheduled.js';

/** What one may have open over all its sockets to a process; stated to callers. */
export const KEY_SUBSCRIPTIONS = 50;
export const PERSON_SUBSCRIPTIONS = 200;

interface Line {
  length: number;
  last: Promise<unknown>;
}

const lines = new Map<string, Line>();

/** Whose subscriptions are counted together, and how many they may be. */
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

function runInTurn<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
  const key = schedulerKey(actor, 'told');
  return key ? turns.runApiKey(key, read) : turns.runInteractive(actor.userId ?? 0, read);
}

/**
 * Reads what is to be told over a socket, in the caller's turn. What somebody is told is read one
 * after the other, beside what they call meanwhile: news of many subscriptions at once are not too
 * many calls at a time. Throws as `RequestScheduler` does, and TOO_MANY_REQUESTS.
 */
export async function publishScheduled<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
  const { name, limit } = subscriber(actor);
  const line = lines.get(name) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= limit) throw tooManySubscriptions(actor);

  lines.set(name, line);
  line.length += 1;

  const told = line.last.then(() => runInTurn(actor, read));

  line.last = told.catch(() => undefined); // its own caller hears of it

  try {
    return await told;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(name);
  }
}
