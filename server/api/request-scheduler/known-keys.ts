import { hashToken } from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import { findActor, type ApiWiring } from '#server/api/context.js';
import { countCall } from './call-quota.js';
import { schedulerKey } from './execute-scheduled.js';
import type { SchedulerKey } from './request-scheduler.js';

/** With more keys, the one found longest ago is dropped and looked up again. */
const MAX_KNOWN = 10_000;

/** Valid keys by their hashes. */
const known = new Map<string, SchedulerKey>();

const refused = () =>
  new ServiceError(
    'UNAUTHENTICATED',
    'This API key is not valid: it is unknown, was revoked or has expired',
  );

/**
 * The scheduler key of an API key. Throws UNAUTHENTICATED for an unknown key, so that it takes no
 * slot of an existing one, and TOO_MANY_REQUESTS for a network that tries many.
 */
export async function requireKnownKey(
  wiring: ApiWiring,
  key: string,
  clientIp: string,
): Promise<SchedulerKey> {
  const hash = hashToken(key);
  const remembered = known.get(hash);
  if (remembered) return remembered;

  // A key that this process has not seen yet counts as an anonymous call, so that made-up keys meet
  // a limit. An existing key counts this way once per process.
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

/** Throws UNAUTHENTICATED for a key that has ended since. */
export function refuseEndedKey(key: string): never {
  known.delete(hashToken(key));
  throw refused();
}
