import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { userTag } from '#server/access/identity/tagged-cache.js';
import { parseAccessToken } from '#server/access/identity/tokens.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { authenticate } from './authenticate.js';
import { signOut } from '#server/domains/people/sessions/end-session.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { signIn } from './sign-in.service.js';

const database = testDatabase();
const redis = testRedis();
const away = new Redis({ lazyConnect: true });
away.disconnect();

const context = () =>
  serviceContext({ database, redis: { client: away, url: 'redis://127.0.0.1:1' } }, null);

describe('while Redis is away', () => {
  test('signing in answers that the service is not available', async () => {
    const { email } = await buildUser(database.orm.em.fork());
    const failure: unknown = await signIn(context(), { email, password: PASSWORD }).catch(
      (error: unknown) => error,
    );
    expect(serviceErrorOf(failure, 'test').code).toBe('UNAVAILABLE');
  });

  test('those who are signed in stay so', async () => {
    const ctx = context();
    const user = await buildUser(ctx.em);
    const session = await openSession(ctx, user, 'PASSWORD');
    const token = session?.accessToken ?? '';

    const now = new Date();
    const { tokenSecrets, superAdminsNeedSecondFactor } = ctx.config;
    const by = {
      em: database.orm.em.fork(),
      redis: away,
      tokenSecrets,
      superAdminsNeedSecondFactor,
      now,
    };

    expect(await authenticate(token, by)).toMatchObject({ userId: user.id, role: 'ROLE_ADMIN' });
  });

  test('signing out works all the same, and reaches Redis once it is back', async () => {
    const ctx = context();
    const user = await buildUser(ctx.em);
    const opened = await openSession(ctx, user, 'PASSWORD');
    const claims = await parseAccessToken(
      ctx.config.tokenSecrets,
      opened?.accessToken ?? '',
      new Date(),
    );
    const session = { id: claims?.sessionId ?? '' };
    // Refuses the first command while it connects.
    const comingBack = new Redis(redis.url, { lazyConnect: true, enableOfflineQueue: false });
    const actor = { ...actorOf('SYSTEM'), userId: user.id, via: { session: session.id } };
    expect(await signOut({ ...ctx, em: database.orm.em.fork(), redis: comingBack, actor })).toBe(
      true,
    );
    const { rows } = await database.pool.query('select end_reason from session where id = $1', [
      session.id,
    ]);
    expect(rows).toEqual([{ end_reason: 'SIGNED_OUT' }]);

    while ((await redis.client.get(userTag(user.id))) === null) await setTimeout(50);
    comingBack.disconnect();
  });
});
