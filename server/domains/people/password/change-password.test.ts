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

const OWN = 'correct horse battery staple';
const WRONG = {
  status: 422,
  body: { errors: { current_password: 'The current password is not right.' } },
};
const COMMON = 'This password is too common. Choose another.';

const change = (token: string, current = PASSWORD, next = OWN) =>
  api.rest('POST', '/change-password', {
    token,
    json: { current_password: current, new_password: next },
  });
const signIn = (email: string, password: string) =>
  api.rest('POST', '/login', { json: { email, password } });
const isSignedIn = async (token: string) =>
  (await api.rest('GET', '/users/', { token })).status === 200;

beforeEach(async () => {
  await redis.client.flushdb();
  await deliverMails(api); // mails of earlier tests
});

describe('changing the own password', () => {
  test('takes the current one, ends the other sessions and links, and sends a mail', async () => {
    const user = await buildUser(em());
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];

    await api.rest('POST', '/password-reset', { json: { email: user.email } });

    const [link] = await deliverMails(api);

    expect(await change(here)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Password updated successfully.' },
    });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);

    const reset = { token: link && tokenIn(link), new_password: 'another of somebody else' };

    expect((await api.rest('POST', '/reset-password', { json: reset })).status).toBe(422);
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(user.email, OWN)).status).toBe(200);

    const [notice, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      to: { address: user.email },
      subject: 'Your Infinitum password has changed',
    });
    expect(notice?.text).not.toContain(OWN);
  });

  test('needs the current password, which cannot be tried for ever', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    const tries = await Promise.all(Array.from({ length: 7 }, () => change(token, 'not the one')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(tries.find(({ status }) => status === 422)).toMatchObject(WRONG);
    expect((await change(token)).status).toBe(429);
    expect((await signIn(user.email, PASSWORD)).status).toBe(200);
    expect(await deliverMails(api)).toEqual([]);
  });

  test('is done once by many calls at once', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    const wanted = ['first of the two wishes', 'second of the two wishes'];
    const answers = await Promise.all(wanted.map((next) => change(token, PASSWORD, next)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(user.email, wanted[winner] ?? '')).status).toBe(200);
  });

  test.each([
    ['', 'Password is required'],
    ['short', 'Password must be at least 12 characters'],
    ['password1234', COMMON],
    [PASSWORD, 'Choose a password other than the current one'],
  ])('refuses %j', async (next, message) => {
    const token = await tokenOf(api, await buildUser(em()));
    expect(await change(token, PASSWORD, next)).toMatchObject({
      status: 422,
      body: { errors: { new_password: message } },
    });
  });

  test('is for every signed-in person', async () => {
    expect((await api.rest('POST', '/change-password', { json: {} })).status).toBe(401);
  });
});

describe('weak passwords', () => {
  test('are refused by the link of a mail, at which its owner is known', async () => {
    const user = await buildUser(em(), { name: 'Nina Northlight' });
    await api.rest('POST', '/password-reset', { json: { email: user.email } });

    const [mail] = await deliverMails(api);
    const reset = (password: string) =>
      api.rest('POST', '/reset-password', {
        json: { token: mail && tokenIn(mail), new_password: password },
      });

    expect(await reset('qwerty123456')).toMatchObject({
      status: 422,
      body: { errors: { new_password: COMMON } },
    });
    expect(await reset('nina-northlight')).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
    expect((await reset(OWN)).status).toBe(200);
  });

  test('are refused to super admins for others', async () => {
    const token = await tokenOf(api, await buildUser(em()));
    const { id } = await buildAgency(em());
    const json = { name: 'Dora Direct', email: 'dora@example.com', entity_type: 2, entity_id: id };
    const direct = (password: string) =>
      api.rest('POST', '/admin/users/direct', { token, json: { ...json, password } });

    expect(await direct('doradirect-2026')).toMatchObject({
      status: 422,
      body: { errors: { password: 'Password must not be a name or an address. Choose another.' } },
    });

    const { body, status } = await direct(OWN);

    expect(status).toBe(201);

    const update = await api.rest('PUT', `/users/${(body as User).id}`, {
      token,
      json: { password: 'a' },
    }); // the documented answer

    expect(update).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });
  });
});

describe('a password that somebody else chose', () => {
  const DAY_MS = 24 * 3_600_000;

  async function buildDirect(email: string): Promise<void> {
    const token = await tokenOf(api, await buildUser(em()));
    const { id } = await buildAgency(em());
    const json = { name: 'Dora Direct', email, entity_type: 2, entity_id: id, password: PASSWORD };
    expect((await api.rest('POST', '/admin/users/direct', { token, json })).status).toBe(201);
  }

  test('lets in for a day, and no sign-in by it lasts longer', async () => {
    const email = 'first@example.com';
    await buildDirect(email);

    const { body } = await signIn(email, PASSWORD);
    const { refresh_token: token, must_change_password: mustChange } = body as Record<
      string,
      unknown
    >; // as documented

    expect(mustChange).toBe(true);
    api.advance(DAY_MS - 60_000);

    const late = await signIn(email, PASSWORD);

    expect(late.status).toBe(200);

    const { access_token: access } = late.body as { access_token: string }; // as documented

    expect(await isSignedIn(access)).toBe(true);
    api.advance(61_000);
    expect(await isSignedIn(access)).toBe(false);
    expect((await api.rest('POST', '/refresh-token', { json: { token } })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
  });

  test('is done with once its owner has chosen another', async () => {
    const email = 'second@example.com';
    await buildDirect(email);

    const { body } = await signIn(email, PASSWORD);
    const { access_token: token, refresh_token: refresh } = body as {
      access_token: string;
      refresh_token: string;
    }; // as documented

    expect((await change(token)).status).toBe(200);
    api.advance(DAY_MS + 60_000);

    const { body: later } = await signIn(email, OWN);

    expect(later).toMatchObject({ must_change_password: false });
    expect((await api.rest('POST', '/refresh-token', { json: { token: refresh } })).status).toBe(
      401,
    );
  });

  test('is also the one that a super admin sets later, but not for oneself', async () => {
    const [superAdmin, user] = [await buildUser(em()), await buildUser(em())];
    const token = await tokenOf(api, superAdmin);

    for (const { id } of [user, superAdmin])
      expect(
        (await api.rest('PUT', `/users/${id}`, { token, json: { password: OWN } })).status,
      ).toBe(200);

    expect((await signIn(user.email, OWN)).body).toMatchObject({ must_change_password: true });
    expect((await signIn(superAdmin.email, OWN)).body).toMatchObject({
      must_change_password: false,
    });
  });
});
