import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { serviceContext } from '#server/testing/service-context.js';
import { somebodyWaits } from '#server/testing/somebody-waits.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { mintToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { invitationMail } from '#server/domains/people/invitation/invitation.mail.js';
import { passwordResetMail } from '#server/domains/people/password/password-reset.mail.js';
import { setPasswordMail } from '#server/domains/people/password/set-password.mail.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { ONLY_SSO } from './only-sso.js';
import type { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { buildConnection } from '#server/domains/people/sso/testing/build-connection.js';
import { testProvider } from '#server/domains/people/sso/testing/oidc-provider.js';
import { ssoBrowser } from '#server/domains/people/sso/testing/sso-browser.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const provider = testProvider();
const browser = ssoBrowser(api, provider);
const em = () => database.orm.em.fork();

const SWITCH = `mutation ($onlySso: Boolean, $id: Int) {
  saveSsoConnection(input: { entityType: AGENCY, entityId: $id, onlySso: $onlySso }) { connection { onlySso } }
}`;
const ME = '{ me { email } }';
const REFUSED = { errors: [{ message: ONLY_SSO, extensions: { code: 'FORBIDDEN' } }] };

let agency: SsoConnection;
let superAdmin: string;
let built = 0;

const member = (overrides = {}) =>
  buildUser(em(), {
    entityType: 'AGENCY',
    entityId: agency.entityId,
    admin: false,
    email: `member-${++built}@only.example`,
    ...overrides,
  });

const switchTo = (onlySso: boolean, token: string) =>
  api.graphql(SWITCH, { onlySso, id: agency.entityId }, token);

const companySignIn = (email: string) =>
  browser.signIn({ sub: `subject of ${email}`, email, email_verified: true });

beforeAll(async () => {
  Object.assign(api.wiring.config, { ssoPrivateIssuers: true, publicUrl: api.url });
  agency = await buildConnection(em(), api.wiring.config, provider, {
    entityType: 'AGENCY',
    entityId: (await buildAgency(em())).id,
    domains: ['only.example'],
  });
  superAdmin = await tokenOf(api, await buildUser(em()));
});

beforeEach(async () => {
  await redis.client.flushdb();
});

describe('an organisation that signs in with its company only', () => {
  test('needs an admin who did so once, and ends the sign-ins by password', async () => {
    const byPassword = await tokenOf(api, await member());
    const plain = await member();
    await companySignIn(plain.email);
    expect((await switchTo(true, superAdmin)).body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', errors: { onlySso: expect.any(String) } } }],
    });

    const admin = await member({ admin: true });
    const { cookie } = await companySignIn(admin.email);
    expect((await switchTo(true, superAdmin)).body).toMatchObject({
      data: { saveSsoConnection: { connection: { onlySso: true } } },
    });

    expect((await api.graphql(ME, {}, byPassword)).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await browser.renew(cookie)).toMatchObject({
      data: { renewPageSession: { email: admin.email } },
    });
  });

  test('refuses the right password in a clear sentence, and a wrong one as always', async () => {
    const { email } = await member();
    const login = (password: string) => api.rest('POST', '/login', { json: { email, password } });
    expect(await login(PASSWORD)).toMatchObject({ status: 403, body: { message: ONLY_SSO } });
    expect(await login('another one')).toMatchObject({
      status: 401,
      body: { message: 'Login failed. Please check your credentials.' },
    });
  });

  test('leaves no sign-in by password that was opened in the moment of the switch', async () => {
    await switchTo(false, superAdmin);
    const user = await member();
    const manager = em();
    const ctx = { ...serviceContext({ database, redis }, null), em: manager };

    await manager.begin();
    await openSession(ctx, await manager.findOneOrFail(User, { id: user.id }), 'PASSWORD');

    const switched = switchTo(true, superAdmin);

    await Promise.race([switched, somebodyWaits(database.pool)]);
    await manager.commit();
    expect((await switched).body).toMatchObject({ data: expect.anything() });

    const open = { user: { id: user.id }, endedAt: null };
    expect(await em().count(Session, open)).toBe(0);
  });

  test('sets no password by a link, and mails none', async () => {
    const user = await member();
    const manager = em();
    const token = mintToken(manager, {
      user: await manager.findOneOrFail(User, { id: user.id }),
      purpose: 'PASSWORD',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    await manager.flush();
    const reset =
      'mutation ($t: String!, $p: String!) { resetPassword(token: $t, newPassword: $p) { status } }';
    const answer = await api.graphql(reset, { t: token, p: 'correct horse battery staple' });
    expect(answer.body).toMatchObject(REFUSED);

    const asked = 'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }';
    const known = await api.graphql(asked, { email: user.email });
    const unknown = await api.graphql(asked, { email: 'nobody@only.example' });
    expect(known.body).toEqual(unknown.body);

    const ctx = { em: em(), config: api.wiring.config, now: new Date() };
    const invited = await member({
      activatedAt: null,
      invitationExpiresAt: new Date('2099-01-01'),
    });
    const mails = [
      await passwordResetMail.write(ctx, { email: user.email }),
      await setPasswordMail.write(ctx, { userId: (await member({ passwordHash: null })).id }),
      await invitationMail.write(ctx, { userId: invited.id, invitedByUserId: null }),
    ];
    for (const mail of mails) {
      expect(mail?.text).toContain('Use your company account');
      expect(mail?.text).not.toContain('reset-password');
    }
  });

  test('changes no password in a session of its own', async () => {
    const user = await member();
    const { cookie } = await companySignIn(user.email);
    const page = (await browser.renew(cookie)) as {
      data: { renewPageSession: { accessToken: string } };
    }; // the answer of a renewal
    const change = `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "correct horse battery staple") { status } }`;
    const { accessToken } = page.data.renewPageSession;
    expect((await api.graphql(change, {}, accessToken)).body).toMatchObject(REFUSED);
  });

  test('takes passwords again once a super admin switches it off, or it is removed', async () => {
    const user = await member();
    await switchTo(false, superAdmin);
    expect(await tokenOf(api, user)).toEqual(expect.any(String));
    await switchTo(true, superAdmin);
    await expect(tokenOf(api, user)).rejects.toThrow('403');
    const remove = `mutation { removeSsoConnection(entityType: AGENCY, entityId: ${agency.entityId}) { redirectUri } }`;
    expect((await api.graphql(remove, {}, superAdmin)).body).toHaveProperty('data');
    expect(await tokenOf(api, user)).toEqual(expect.any(String));
  });
});
