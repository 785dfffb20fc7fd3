import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '#server/core/errors.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';

export const ONLY_SSO =
  'Your organisation signs in with its company account. Choose ‘Use your company account’.';

/** True where the user's organisation refuses passwords. */
export async function isOnlySso(
  em: EntityManager,
  { entityType, entityId }: Pick<User, 'entityType' | 'entityId'>,
): Promise<boolean> {
  if (entityType === 'SYSTEM' || entityId === null) return false;
  const only = { entityType, entityId, enabled: true, onlySso: true };
  return (await em.count(SsoConnection, only)) > 0;
}

/**
 * Refuses as `refuseWhenOnlySso` does, within the caller's transaction: until it ends, nobody
 * switches to the company sign-in alone. A switch that came first has ended before this returns.
 */
export async function lockOutOnlySso(
  em: EntityManager,
  { entityType, entityId }: Pick<User, 'entityType' | 'entityId'>,
): Promise<void> {
  if (entityType === 'SYSTEM' || entityId === null) return;
  const connection = await em.findOne(
    SsoConnection,
    { entityType, entityId },
    { lockMode: LockMode.PESSIMISTIC_READ, refresh: true },
  );
  if (connection?.enabled && connection.onlySso) throw new ServiceError('FORBIDDEN', ONLY_SSO);
}

/** Throws FORBIDDEN when the user's organisation refuses passwords. */
export async function refuseWhenOnlySso(em: EntityManager, user: User): Promise<void> {
  if (await isOnlySso(em, user)) throw new ServiceError('FORBIDDEN', ONLY_SSO);
}
