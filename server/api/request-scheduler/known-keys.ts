import type { Actor } from '#server/access/identity/actor.js';
import { hashToken } from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import { schedulerKey } from './execute-scheduled.js';
import type { SchedulerKey } from './request-scheduler.js';

/** Maximum keys; beyond it, the one found longest ago is dropped and looked up again. */
const MAX_KNOWN = 10_000;

const refused = () =>
  new ServiceError(
    'UNAUTHENTICATED',
    'This API key is not valid: it is unknown, was revoked or has expired',
  );

/** The valid API keys that the process has seen. */
export class KnownKeys {
  /** Keyed by the hashes of the keys. */
  readonly #known = new Map<string, SchedulerKey>();

  /**
   * The scheduler key of an API key; `find` looks up one that the process has not seen yet. Throws
   * UNAUTHENTICATED for an unknown key, so that it takes no slot of an existing one.
   */
  async require(key: string, find: () => Promise<Actor | null>): Promise<SchedulerKey> {
    const hash = hashToken(key);
    const remembered = this.#known.get(hash);
    if (remembered) return remembered;

    const actor = await find();
    const found = actor && schedulerKey(actor);
    if (!found) throw refused();

    this.#known.set(hash, found);

    for (const [first] of this.#known) {
      if (this.#known.size <= MAX_KNOWN) break;
      this.#known.delete(first);
    }

    return found;
  }

  /** Throws UNAUTHENTICATED for a key that has ended since. */
  refuseEnded(key: string): never {
    this.#known.delete(hashToken(key));
    throw refused();
  }
}
