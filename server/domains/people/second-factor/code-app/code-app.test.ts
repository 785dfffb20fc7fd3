import { afterEach, describe, expect, test } from '@jest/globals';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { CodeApp } from './code-app.entity.js';
import { RecoveryCode } from '#server/domains/people/second-factor/recovery-code/recovery-code.entity.js';
import { factorCalls } from '#server/domains/people/second-factor/testing/factor-calls.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const calls = factorCalls(api);
const em = () => database.orm.em.fork();

afterEach(() => redis.client.flushdb());

async function personWithApp() {
  const user = await buildUser(em());
  const token = await tokenOf(api, user);
  return { user, token, ...(await calls.addApp(token)) };
}

const statusOf = async (...args: Parameters<typeof calls.signIn>) =>
  (await calls.signIn(...args)).status;

const WRONG_CODE = '000000';

describe('a person with an authenticator app', () => {
  test('is not signed in by the password alone, and learns which factors there are', async () => {
    const { user } = await personWithApp();

    const { status, body, headers } = await calls.signIn(user);

    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(body).toEqual({
      status: 'failure',
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Enter the code of your authenticator app, or a recovery code.',
      methods: ['code'],
    });

    const page = await api.graphql(
      'mutation ($input: SignInInput!) { openPageSession(input: $input) { accessToken } }',
      { input: { email: user.email, password: PASSWORD } },
    );
    expect(page.body).toMatchObject({
      errors: [{ extensions: { code: 'SECOND_FACTOR_REQUIRED', methods: ['code'] } }],
    });
  });

  test('signs in with password and code, which the session remembers', async () => {
    const { user, secret } = await personWithApp();

    expect(await statusOf(user, ` ${calls.code(secret).replace(/^.../, '$& ')}`)).toBe(200);

    const sessions = await em().find(Session, { user: user.id }, { orderBy: { createdAt: 'asc' } });
    expect(sessions.map(({ method }) => method)).toEqual([
      'PASSWORD_AND_CODE',
      'PASSWORD_AND_CODE',
    ]);
  });

  test('learns nothing about a code without the right password', async () => {
    const { user, secret } = await personWithApp();
    const { body } = await calls.signIn(user, calls.code(secret), undefined, 'not the password');
    expect(body).toMatchObject({ message: 'Login failed. Please check your credentials.' });
    expect(body).not.toHaveProperty('methods');
  });

  test('cannot use a code twice, nor the one that confirmed the app, nor an earlier one', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    const { body } = await calls.beginApp(token);
    const { secret } = (body as { data: { beginCodeApp: { secret: string } } }).data.beginCodeApp; // the schema's answer
    const first = calls.code(secret);
    await calls.confirmApp(token, first);

    expect(await statusOf(user, first)).toBe(401);

    calls.nextStep();
    const second = calls.code(secret);
    const both = await Promise.all([statusOf(user, second), statusOf(user, second)]);
    expect(both.sort()).toEqual([200, 401]);
    expect(await statusOf(user, second)).toBe(401);
    expect(await statusOf(user, first)).toBe(401);
  });

  test('signs in once with each recovery code, and is told by mail', async () => {
    const { user, recoveryCodes } = await personWithApp();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    await deliverMails(api);

    expect(await statusOf(user, first.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await statusOf(user, first)).toBe(401);
    expect(await statusOf(user, second)).toBe(200);

    const mails = await deliverMails(api);
    expect(mails.map(({ subject, to }) => [subject, to.address])).toEqual([
      ['A recovery code was used', user.email],
      ['A recovery code was used', user.email],
    ]);
    expect(mails[0]?.text).toContain('9 of them are left');
  });

  test('keeps it through a reset of the password', async () => {
    const { user, secret } = await personWithApp();
    await deliverMails(api);
    await api.rest('POST', '/password-reset', { json: { email: user.email } });
    const [link] = await deliverMails(api);
    const password = 'correct horse battery staple';
    const json = { token: link && tokenIn(link), new_password: password };
    expect((await api.rest('POST', '/reset-password', { json })).status).toBe(200);

    expect(await statusOf(user, undefined, undefined, password)).toBe(401);
    expect(await statusOf(user, calls.code(secret), undefined, password)).toBe(200);
  });
});

describe('guessing codes', () => {
  test('ends after ten, from whatever network, and right passwords give no place back', async () => {
    const { user, secret, recoveryCodes } = await personWithApp();
    for (let attempt = 0; attempt < 10; attempt++) {
      const from = `198.51.100.${attempt}`;
      expect(await statusOf(user, WRONG_CODE, from)).not.toBe(200);
      expect(await statusOf(user, undefined, from)).toBe(401);
    }

    expect(await statusOf(user, calls.code(secret), '203.0.113.1')).toBe(429);
    expect(await statusOf(user, recoveryCodes[0], '203.0.113.2')).toBe(429);
  }, 60_000);

  test('counts as failed sign-ins of the network', async () => {
    const { user, secret } = await personWithApp();
    for (let attempt = 0; attempt < 5; attempt++) await statusOf(user, WRONG_CODE, '203.0.113.9');
    expect(await statusOf(user, calls.code(secret), '203.0.113.9')).toBe(429);
    expect(await statusOf(user, calls.code(secret), '203.0.113.10')).toBe(200);
  }, 60_000);

  test('does not begin by asking for the code again and again', async () => {
    const { user, secret } = await personWithApp();
    for (let attempt = 0; attempt < 8; attempt++) await statusOf(user);
    expect(await statusOf(user, calls.code(secret))).toBe(200);
  });
});

describe('adding an authenticator app', () => {
  test('needs the password, not only a stolen session', async () => {
    const token = await tokenOf(api, await buildUser(em()));
    expect(calls.codeOf(await calls.beginApp(token, 'not the password'))).toBe('INVALID');
    expect(calls.codeOf(await calls.beginApp(token, null))).toBe('INVALID');
  });

  test('changes nothing until the app shows the right code', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    await calls.beginApp(token);
    expect(calls.codeOf(await calls.confirmApp(token, WRONG_CODE))).toBe('INVALID');
    expect(await statusOf(user)).toBe(200);
  });

  test('ends the other sign-ins and is mailed to the owner', async () => {
    await deliverMails(api); // mails of earlier tests
    const user = await buildUser(em());
    const [token, other] = [await tokenOf(api, user), await tokenOf(api, user)];
    await calls.addApp(token);

    expect((await api.rest('GET', '/users/', { token })).status).toBe(200);
    expect((await api.rest('GET', '/users/', { token: other })).status).toBe(401);

    const [mail] = await deliverMails(api);
    expect(mail).toMatchObject({
      to: { address: user.email },
      subject: 'Your Infinitum sign-in has changed',
    });
  });

  test('stores neither its secret nor a recovery code as they are', async () => {
    const { user, secret, recoveryCodes } = await personWithApp();
    const app = await em().findOneOrFail(CodeApp, { userId: user.id });
    const codes = await em().find(RecoveryCode, { userId: user.id });
    const stored = JSON.stringify([app.sealedSecret, codes.map(({ codeHash }) => codeHash)]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});

const REMOVE = 'mutation ($password: String) { removeCodeApp(password: $password) }';
const RENEW = 'mutation ($password: String) { renewRecoveryCodes(password: $password) }';

describe('a person who is signed in', () => {
  test('removes the app with the password alone, and the recovery codes with it', async () => {
    const { user, token } = await personWithApp();
    expect(calls.codeOf(await api.graphql(REMOVE, { password: 'wrong' }, token))).toBe('INVALID');
    expect(await statusOf(user)).toBe(401);

    expect((await api.graphql(REMOVE, { password: PASSWORD }, token)).body).toMatchObject({
      data: { removeCodeApp: true },
    });
    expect(await statusOf(user)).toBe(200);
    expect(await em().count(RecoveryCode, { userId: user.id })).toBe(0);
  });

  test('replaces the recovery codes, whose predecessors no longer work', async () => {
    const { user, token, recoveryCodes } = await personWithApp();
    expect(calls.codeOf(await api.graphql(RENEW, { password: 'wrong' }, token))).toBe('INVALID');
    const { body } = await api.graphql(RENEW, { password: PASSWORD }, token);
    const [fresh] = (body as { data: { renewRecoveryCodes: string[] } }).data.renewRecoveryCodes; // the schema's answer

    expect(await statusOf(user, recoveryCodes[0])).toBe(401);
    expect(await statusOf(user, fresh)).toBe(200);
  });
});
