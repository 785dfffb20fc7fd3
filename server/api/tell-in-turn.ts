import type { Actor } from '../access/actor.js';
import { ServiceError } from '../core/errors.js';
import { turns } from './execute-in-turn.js';

/** What one API key may have open over all its sockets to a process; stated to callers. */
export const KEY_SUBSCRIPTIONS = 50;

interface Line {
  length: number;
  last: Promise<unknown>;
}

const lines = new Map<number, Line>();

export const tooManySubscriptions = () =>
  new ServiceError('TOO_MANY_REQUESTS', `An API key may have ${KEY_SUBSCRIPTIONS} subscriptions open at a time`);

/**
 * Reads what is to be told over a socket, in the caller's turn. What a key is told is read one after the other, beside what it calls
 * meanwhile: news of many subscriptions at once are not too many calls at a time. Throws as `Turns.ofKey` does, and TOO_MANY_REQUESTS.
 */
export async function tellInTurn<T>({ via }: Actor, read: () => Promise<T>): Promise<T> {
  if (!('apiKey' in via)) return turns.ofPerson(read);
  const line = lines.get(via.apiKey) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= KEY_SUBSCRIPTIONS) throw tooManySubscriptions();
  lines.set(via.apiKey, line);
  line.length += 1;
  const told = line.last.then(() => turns.ofKey(`told ${via.apiKey}`, read));
  line.last = told.catch(() => undefined); // its own caller hears of it
  try {
    return await told;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(via.apiKey);
  }
}
