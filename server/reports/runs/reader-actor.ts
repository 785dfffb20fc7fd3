import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { findSignedInPerson } from '#server/domains/people/sessions/session-actor.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/**
 * A user as the reader of a report, with today's visibility; null when the user may not sign in any
 * more.
 */
export const readerActor = async (em: EntityManager, user: User): Promise<Actor | null> =>
  (await findSignedInPerson(em, user, 'report'))?.actor ?? null;
