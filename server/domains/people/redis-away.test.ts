import { describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { signAccessToken } from '../../access/tokens.js';
import { serviceErrorOf } from '../../api/service-error-of.js';
import { buildUser, PASSWORD } from '../../testing/people.js';
import { serviceContext } from '../../testing/service-context.js';
import { testDatabase } from '../../testing/test-database.js';
import { authenticate } from './authenticate.js';
import { openSession } from './session.service.js';
import { signIn } from './sign-in.service.js';

const database = testDatabase();
const away = new Redis({ lazyConnect: true });
away.disconnect();

const context = () => serviceContext({ database, redis: { client: away, url: 'redis://127.0.0.1:1' } }, null);

describe('while Redis is away', () => {
  test('signing in answers that the service is not available', async () => {
    const { email } = await buildUser(database.orm.em.fork());
    const failure: unknown = await signIn(context(), { email, password: PASSWORD }).catch((error: unknown) => error);
    expect(serviceErrorOf(failure, 'test').code).toBe('UNAVAILABLE');
  });

  test('those who are signed in stay so', async () => {
    const ctx = context();
    const user = await buildUser(ctx.em);
    const session = openSession(ctx, user);
    await ctx.em.flush();
    const now = new Date();
    const { tokenSecret } = ctx.config;
    const claims = { userId: user.id, sessionId: session.id, entityType: 'SYSTEM', entityId: null } as const;
    const token = await signAccessToken(tokenSecret, claims, now);
    const by = { em: database.orm.em.fork(), redis: away, tokenSecret, now };
    expect(await authenticate(token, by)).toMatchObject({ userId: user.id, role: 'ROLE_ADMIN' });
  });
});
