import { hashToken } from '../access/tokens.js';
import { ServiceError } from '../core/errors.js';
import { isInForce, type ApiWiring } from './context.js';

/** Beyond this the key that was found longest ago is looked up anew. */
const MOST_KNOWN = 10_000;

/** Hashes of keys that were found in force. */
const known = new Set<string>();

const refused = () =>
  new ServiceError('UNAUTHENTICATED', 'This API key is not valid: it is unknown, was revoked or has expired');

/** Throws UNAUTHENTICATED for a key that nobody made, so that it takes no turn of one that somebody did. */
export async function requireKnownKey(wiring: ApiWiring, key: string): Promise<void> {
  const hash = hashToken(key);
  if (known.has(hash)) return;
  if (!(await isInForce(wiring, key))) throw refused();
  known.add(hash);
  for (const first of known) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(first);
  }
}

/** Throws UNAUTHENTICATED for one that has ended since. */
export function refuseEndedKey(key: string): never {
  known.delete(hashToken(key));
  throw refused();
}
