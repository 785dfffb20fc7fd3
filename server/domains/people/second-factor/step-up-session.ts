import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '#server/domains/people/sessions/session.entity.js';

/** A session that began with a password alone, and whose owner has now proved a second factor. */
export async function stepUpSession(
  em: EntityManager,
  id: string,
  method: 'PASSWORD_AND_CODE' | 'PASSKEY',
): Promise<void> {
  await em.nativeUpdate(Session, { id, method: 'PASSWORD' }, { method });
}
