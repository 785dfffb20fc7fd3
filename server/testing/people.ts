import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { hash } from '@node-rs/argon2';
import { User } from '#server/domains/people/user/user.entity.js';
import type { TestApi } from './test-api.js';

export const PASSWORD = 'a password of the tests';
/**
 * A hash carries its cost, and a sign-in repeats it: tests sign in hundreds of times and have
 * nothing to protect.
 */
const CHEAPLY = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let built = 0;
let hashed: Promise<string> | undefined;

/** An active super admin by default, who signs in with PASSWORD. */
export async function buildUser(
  em: EntityManager,
  overrides: Partial<RequiredEntityData<User>> = {},
): Promise<User> {
  hashed ??= hash(PASSWORD, CHEAPLY);
  built += 1;

  const user = em.create(User, {
    name: `Person ${built}`,
    email: `person-${built}@example.com`,
    passwordHash: await hashed,
    entityType: 'SYSTEM',
    admin: true,
    activatedAt: new Date('2026-01-01T00:00:00Z'),
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  });

  await em.persist(user).flush();

  return user;
}

/** Signs the user in through the API and returns the access token. */
export async function tokenOf(api: TestApi, { email }: User): Promise<string> {
  const { status, body } = await api.rest('POST', '/login', {
    json: { email, password: PASSWORD },
  });
  if (status !== 200 || typeof body !== 'object' || body === null || !('access_token' in body)) {
    throw new Error(`sign-in of a test user answered ${status}`);
  }
  return String(body.access_token);
}
