import { hashToken } from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import { findActor, type ApiWiring } from '#server/api/context.js';
import { countCall } from './call-quota.js';
import { schedulerKey } from './execute-scheduled.js';
import type { KeyTurn } from './request-scheduler.js';

/** Beyond this the key that was found longest ago is looked up anew. */
const MAX_KNOWN = 10_000;

/** Keys that were found in force, by their hashes. */
const known = new Map<string, KeyTurn>();

const refused = () =>
  new ServiceError(
    'UNAUTHENTICATED',
    'This API key is not valid: it is unknown, was revoked or has expired',
  );

/**
 * Whose turn a key takes. Throws UNAUTHENTICATED for one that nobody made, so that it takes no turn
 * of one that somebody did, and TOO_MANY_REQUESTS where many are made up.
 */
export async function requireKnownKey(
  wiring: ApiWiring,
  key: string,
  clientIp: string,
): Promise<KeyTurn> {
  const hash = hashToken(key);
  const remembered = known.get(hash);
  if (remembered) return remembered;

  // Whoever makes keys up is a stranger; a key that somebody made counts as one once in the life of
  // a process.
  await countCall({ ...wiring, actor: null, clientIp });

  const actor = await findActor(wiring, key);
  const found = actor && schedulerKey(actor);
  if (!found) throw refused();

  known.set(hash, found);

  for (const [first] of known) {
    if (known.size <= MAX_KNOWN) break;
    known.delete(first);
  }

  return found;
}

/** Throws UNAUTHENTICATED for one that has ended since. */
export function refuseEndedKey(key: string): never {
  known.delete(hashToken(key));
  throw refused();
}
