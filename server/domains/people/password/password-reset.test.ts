import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { User } from '#server/domains/people/user/user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

const HOUR_MS = 3_600_000;
const LONGEST = 'correct horse ba'.repeat(8);
const SENT = { status: 200, body: { status: 'success', message: 'Password reset email sent.' } };
const REFUSED = {
  status: 422,
  body: {
    status: 'failure',
    code: 'INVALID',
    message: 'Invalid or expired reset token.',
    errors: { token: 'Invalid or expired reset token.' },
  },
};

const ask = (email: unknown) => api.rest('POST', '/password-reset', { json: { email } });
const verify = (token: string) =>
  api.rest('GET', `/verify-reset-token?token=${encodeURIComponent(token)}`);
const reset = (token: string, password: unknown = 'a new one of mine') =>
  api.rest('POST', '/reset-password', { json: { token, new_password: password } });
const signIn = (email: string, password: string) =>
  api.rest('POST', '/login', { json: { email, password } });

async function mailedToken({ email }: User): Promise<string> {
  await ask(email);
  // The mailbox may contain notices of an earlier test.
  const mail = (await deliverMails(api)).find(
    ({ subject }) => subject === 'Reset your Infinitum password',
  );
  if (!mail) throw new Error('no mail was sent');
  return tokenIn(mail);
}

async function countMails(): Promise<number> {
  const { rows } = await database.pool.query('select 1 from outgoing_mail');
  return rows.length;
}

beforeEach(async () => {
  await redis.client.flushdb();
});

describe('asking for a new password', () => {
  test('mails a link to the page, to whoever has the address, whatever its case', async () => {
    const user = await buildUser(em(), { name: 'Aroha <b>Ngata</b>' });
    expect(await ask(` ${user.email.toUpperCase()} `)).toMatchObject(SENT);

    const [mail, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Aroha <b>Ngata</b>', address: user.email },
      subject: 'Reset your Infinitum password',
    });
    expect(mail?.text).toMatch(
      /^Hello Aroha <b>Ngata<\/b>,\n[^]*within 1 hour[^]*Reset password:\nhttp/,
    );
    expect(mail?.text).toContain(`${api.wiring.config.publicUrl}/reset-password#token=`);
    expect(mail?.html).toContain('Hello Aroha &lt;b&gt;Ngata&lt;/b&gt;,');
  });

  test.each([
    ['an address that nobody has', {}, 'nobody@example.com'],
    ['an archived user', { archivedAt: new Date() }, null],
    ['a user who has not accepted the invitation', { activatedAt: null }, null],
  ])(
    'answers the same and does the same for %s, and mails nothing',
    async (_what, overrides, otherEmail) => {
      const { email } = await buildUser(em(), overrides);
      const before = await countMails();
      expect(await ask(otherEmail ?? email)).toMatchObject(SENT);
      expect(await countMails()).toBe(before + 1);
      expect(await deliverMails(api)).toEqual([]);
    },
  );

  test('mails nothing to the users of an archived organisation', async () => {
    const { id: entityId } = await buildAgency(em(), { archivedAt: new Date() });
    const { email } = await buildUser(em(), { entityType: 'AGENCY', entityId });
    await ask(email);
    expect(await deliverMails(api)).toEqual([]);
  });

  test.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['no address', 'Please enter a valid email address'],
    [`${'a'.repeat(300)}@example.com`, 'Email must be at most 254 characters'],
    [7, 'Must be text'],
  ])('refuses %j with %s', async (email, message) => {
    expect(await ask(email)).toMatchObject({ status: 422, body: { errors: { email: message } } });
  });

  test('takes no NUL character', async () => {
    expect(await ask('a\u0000@example.com')).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
  });

  test('is limited for an address, whoever has it, to five an hour', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask('flooded@example.com')));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(3);
    const [late] = asked.filter(({ status }) => status === 429);
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(3500);
    api.advance(HOUR_MS + 1000);
    expect(await ask('flooded@example.com')).toMatchObject(SENT);
  });

  test('is limited for a network to fifty an hour', async () => {
    for (let index = 0; index < 50; index++) await ask(`somebody-${index}@example.com`);
    expect((await ask('somebody-else@example.com')).status).toBe(429);
    await deliverMails(api);
  });

  test('keeps neither address nor token once the mail is gone', async () => {
    const user = await buildUser(em());
    const token = await mailedToken(user);
    const { rows: mails } = await database.pool.query('select * from outgoing_mail');
    expect(JSON.stringify(mails)).not.toMatch(/@example\.com/);
    const { rows: tokens } = await database.pool.query('select * from one_time_token');
    expect(JSON.stringify([mails, tokens])).not.toContain(token);
  });
});

describe('a reset token', () => {
  test('is verified as often as asked, and sets the password once', async () => {
    const user = await buildUser(em());
    const token = await mailedToken(user);

    expect(await verify(token)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await verify(token)).toMatchObject({ status: 200 });
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Password updated successfully.' },
    });
    expect(await verify(token)).toMatchObject(REFUSED);
    expect(await reset(token, 'another')).toMatchObject(REFUSED);
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(user.email, 'a new one of mine')).status).toBe(200);
  });

  test('is looked at without standing in an address', async () => {
    const ask = (token: string) => api.rest('POST', '/verify-reset-token', { json: { token } });
    expect(await ask(await mailedToken(await buildUser(em())))).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    expect(await ask('x')).toMatchObject(REFUSED);
  });

  test('does the same over GraphQL', async () => {
    const token = await mailedToken(await buildUser(em()));
    const { body } = await api.graphql(
      'mutation ($token: String!) { resetPassword(token: $token, newPassword: "correct horse battery") { message } }',
      { token },
    );
    expect(body).toMatchObject({
      data: { resetPassword: { message: 'Password updated successfully.' } },
    });
  });

  test('ends all sign-ins of the user, on their next call, and lifts the limit on tries', async () => {
    const user = await buildUser(em());
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];
    for (let attempt = 0; attempt < 5; attempt++) await signIn(user.email, 'forgotten');
    expect((await signIn(user.email, PASSWORD)).status).toBe(429);
    await reset(await mailedToken(user));
    for (const token of [here, there])
      expect((await api.rest('GET', '/users/', { token })).status).toBe(401);
    expect((await signIn(user.email, 'a new one of mine')).status).toBe(200);
  });

  test('works for one of many calls at once', async () => {
    const user = await buildUser(em());
    const token = await mailedToken(user);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => reset(token, `wish number ${index} of mine`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(user.email, `wish number ${winner} of mine`)).status).toBe(200);
  });

  test('used at once with another of the same user leaves one of them spent for nothing', async () => {
    const user = await buildUser(em());
    const tokens = [await mailedToken(user), await mailedToken(user)];
    const answers = await Promise.all(tokens.map((token) => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('ends after an hour', async () => {
    const token = await mailedToken(await buildUser(em()));
    api.advance(HOUR_MS - 10_000);
    expect((await verify(token)).status).toBe(200);
    api.advance(20_000);
    expect(await verify(token)).toMatchObject(REFUSED);
    expect(await reset(token)).toMatchObject(REFUSED);
  });

  test('ends when the user is archived or gets a password from an administrator', async () => {
    const admin = await tokenOf(api, await buildUser(em()));
    const user = await buildUser(em());
    const token = await mailedToken(user);
    const json = { password: 'set by an administrator' };
    expect((await api.rest('PUT', `/users/${user.id}`, { token: admin, json })).status).toBe(200);
    expect(await reset(token)).toMatchObject(REFUSED);

    const removed = await buildUser(em());
    const last = await mailedToken(removed);
    await api.rest('DELETE', `/users/${removed.id}`, { token: admin });
    expect(await reset(last)).toMatchObject(REFUSED);
  });

  test.each(['', 'unknown', 'x'.repeat(100_000), "' or 1=1 --"])(
    'never given out is refused: %#',
    async (token) => {
      expect(await reset(token)).toMatchObject(REFUSED);
    },
  );

  test('with a NUL character is refused', async () => {
    expect(await reset('a\u0000b')).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  });

  test('is asked for, with a password of 12 to 128 characters that is not blank', async () => {
    expect(await api.rest('GET', '/verify-reset-token')).toMatchObject({
      status: 422,
      body: { errors: { token: 'Token is required' } },
    });

    const token = await mailedToken(await buildUser(em()));
    const refusals = [
      ['', 'Password is required'],
      ['   ', 'Password is required'],
      ['eleven of x', 'Password must be at least 12 characters'],
      [LONGEST + 'x', 'Password must be at most 128 characters'],
      [7, 'Must be text'],
    ] as const;

    for (const [password, message] of refusals) {
      expect(await reset(token, password)).toMatchObject({
        status: 422,
        body: { errors: { new_password: message } },
      });
    }

    expect((await reset(token, LONGEST)).status).toBe(200);
  });
});
