import type { EntityManager } from '@mikro-orm/postgresql';
import { hashPassword, WITHOUT_KEY } from '#server/access/identity/passwords.js';
import { newOpaqueToken } from '#server/access/identity/tokens.js';
import { checkUser } from './check-user.js';
import { firstPasswordEnd } from '#server/domains/people/password/first-password.js';
import { User } from './user.entity.js';

/**
 * Creates the first account of a new database, for the operator of the server. Returns its
 * password, which works for one day and is not shown again. Throws INVALID, CONFLICT.
 */
export async function createSuperAdmin(
  em: EntityManager,
  name: string,
  email: string,
  now: Date,
): Promise<string> {
  const password = newOpaqueToken().token;
  const checked = await checkUser(
    em,
    { name, email, admin: true, entityType: 'SYSTEM' },
    { actor: null, now },
  );
  const user = em.create(User, {
    name: checked.name,
    email: checked.email,
    admin: true,
    entityType: 'SYSTEM',
    passwordHash: await hashPassword(password, WITHOUT_KEY),
    passwordExpiresAt: firstPasswordEnd(now),
    activatedAt: now,
    createdAt: now,
  });

  await em.persist(user).flush();

  return password;
}
