import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency, buildBroadcaster } from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { SsoIdentity } from './sso-identity.entity.js';
import { buildConnection } from '#server/domains/people/sso/testing/build-connection.js';
import { testProvider } from '#server/domains/people/sso/testing/oidc-provider.js';
import { ssoBrowser } from '#server/domains/people/sso/testing/sso-browser.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const provider = testProvider();
const em = () => database.orm.em.fork();
const browser = ssoBrowser(api, provider);

let agency: SsoConnection;
let broadcaster: SsoConnection;
let closed: SsoConnection;

beforeAll(async () => {
  Object.assign(api.wiring.config, { ssoPrivateIssuers: true, publicUrl: api.url });
  agency = await buildConnection(em(), api.wiring.config, provider, {
    entityType: 'AGENCY',
    entityId: (await buildAgency(em())).id,
    domains: ['agency.example', 'agency-media.example'],
  });
  broadcaster = await buildConnection(em(), api.wiring.config, provider, {
    entityType: 'BROADCASTER',
    entityId: (await buildBroadcaster(em())).id,
    domains: ['broadcaster.example'],
  });
  closed = await buildConnection(em(), api.wiring.config, provider, {
    entityType: 'AGENCY',
    entityId: (await buildAgency(em())).id,
    domains: ['closed.example'],
  });
});

beforeEach(async () => {
  await redis.client.flushdb();
});

const memberOf = ({ entityType, entityId }: SsoConnection, email: string, overrides = {}) =>
  buildUser(em(), { entityType, entityId, admin: false, email, ...overrides });

let subjects = 0;
const personWith = (email: string) => ({
  sub: `subject-${++subjects}`,
  email,
  email_verified: true,
  name: 'Ana Employee',
});

const FAILED = (code: string) => ({ location: `${api.url}/company-sign-in#${code}`, cookie: null });

describe('a sign-in with the company', () => {
  test('leads to the provider with PKCE, state and nonce, and back to a page that is signed in', async () => {
    const { email } = await memberOf(agency, 'ana@agency.example');
    provider.person = personWith(email);

    const start = await browser.start(email);
    const asked = new URL(start.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: email,
    });
    expect(start.setCookie).toMatch(/; Path=\/api\/sso(;|$)/);
    expect(start.setCookie).toMatch(/; HttpOnly(;|$)/);
    expect(start.setCookie).toMatch(/; SameSite=Lax(;|$)/);

    const answer = await browser.comeBack(await provider.visit(start.url), start.cookie);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${api.url}/company-sign-in`);
    expect(answer.setCookie).toMatch(/; Path=\/graphql;.*; HttpOnly; SameSite=Strict/);

    const page = await browser.renew(answer.cookie);
    expect(page).toMatchObject({ data: { renewPageSession: { email, role: 'ROLE_AGENCY_USER' } } });
  });

  test('goes by the subject from then on, whatever the address', async () => {
    const { id, email } = await memberOf(agency, 'before@agency.example');
    const person = personWith(email);
    await browser.signIn(person);

    const { cookie } = await browser.signIn({ ...person, email: 'after@agency-media.example' });

    expect(await browser.renew(cookie)).toMatchObject({ data: { renewPageSession: { email } } });
    const links = await em().find(SsoIdentity, { subject: person.sub });
    expect(links.map(({ user }) => user.id)).toEqual([id]);
  });

  test('makes a user with the default role of somebody who has none', async () => {
    await browser.signIn(personWith('new@agency.example'));
    const user = await em().findOneOrFail(User, { email: 'new@agency.example' });
    expect(user).toMatchObject({
      name: 'Ana Employee',
      admin: false,
      entityType: 'AGENCY',
      entityId: agency.entityId,
      passwordHash: null,
      activatedAt: expect.any(Date),
    });
    const entries = await database.pool.query(
      `select action from audit_entry where subject_type = 'user' and subject_id = $1 order by id`,
      [String(user.id)],
    );
    const actions = entries.rows.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['user.joinByCompany', 'user.linkToCompany', 'session.open']);
  });

  test('accepts the invitation of somebody who was invited', async () => {
    const { id, email } = await memberOf(agency, 'invited@agency.example', { activatedAt: null });
    const { cookie } = await browser.signIn(personWith(email));
    expect(cookie).not.toBeNull();
    expect((await em().findOneOrFail(User, { id })).activatedAt).not.toBeNull();
  });

  test('is recorded as the method of the session, and audited', async () => {
    const { id, email } = await memberOf(agency, 'method@agency.example');
    await browser.signIn(personWith(email));
    const { rows } = await database.pool.query('select method from session where user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ method: 'SSO' }]);
  });
});

describe('a sign-in with the company is refused', () => {
  test('when the person was removed, also where people are made at their first sign-in', async () => {
    const archivedAt = new Date();
    const { email } = await memberOf(agency, 'removed@agency.example', { archivedAt });
    expect(await browser.signIn(personWith(email))).toMatchObject(FAILED('account'));

    const linked = await memberOf(agency, 'linked@agency.example');
    const person = personWith(linked.email);
    await browser.signIn(person);
    await em().nativeUpdate(User, { id: linked.id }, { archivedAt });
    expect(await browser.signIn(person)).toMatchObject(FAILED('account'));
    expect(await em().count(User, { email: linked.email, archivedAt: null })).toBe(0);
  });

  test('when the organisation is archived', async () => {
    const { email } = await memberOf(closed, 'ana@closed.example');
    const start = await browser.start(email);
    await database.pool.query('update agency set archived_at = now() where id = $1', [
      closed.entityId,
    ]);
    provider.person = personWith(email);

    const answer = await browser.comeBack(await provider.visit(start.url), start.cookie);

    expect(answer).toMatchObject(FAILED('account'));
    expect((await browser.tryStart(email)).code).toBe('INVALID');
  });

  test.each([
    ['of a domain that nobody verified', 'ana@elsewhere.example'],
    ['at a domain that only ends like a verified one', 'ana@not-agency.example'],
    ['of a domain that another organisation verified', 'ana@broadcaster.example'],
  ])('when the provider names an address %s', async (_what, email) => {
    const named = personWith(email);
    expect(await browser.signIn(named, 'ana@agency.example')).toMatchObject(FAILED('address'));
  });

  test('when the provider has not verified the address', async () => {
    const person = { ...personWith('unsure@agency.example'), email_verified: false };
    expect(await browser.signIn(person)).toMatchObject(FAILED('address'));
    const { email, ...nameless } = personWith('nobody@agency.example');
    expect(await browser.signIn(nameless, email)).toMatchObject(FAILED('address'));
  });

  test.each([false, 'false', 'False', 'no', 0, ''])(
    'when the provider says that the address is verified: %j',
    async (marked) => {
      const person = { ...personWith('doubtful@agency.example'), email_verified: marked };
      expect(await browser.signIn(person)).toMatchObject(FAILED('address'));
    },
  );

  test('when the provider does not say it, where the organisation requires that', async () => {
    const { email_verified: _, ...unmarked } = personWith('unmarked@agency.example');
    expect(await browser.signIn(unmarked)).toMatchObject({ cookie: expect.any(String) });

    const require = (requireVerifiedEmail: boolean) =>
      em().nativeUpdate(SsoConnection, { id: agency.id }, { requireVerifiedEmail });
    await require(true);
    expect(await browser.signIn(unmarked)).toMatchObject(FAILED('address'));
    for (const marked of [true, 'true'])
      expect(await browser.signIn({ ...unmarked, email_verified: marked })).toMatchObject({
        cookie: expect.any(String),
      });
    await require(false);
  });

  test('when the address belongs to a user of another organisation, or to a super admin', async () => {
    const other = await memberOf(broadcaster, 'freelancer@agency.example');
    expect(await browser.signIn(personWith(other.email))).toMatchObject(FAILED('account'));
    const superAdmin = await buildUser(em(), { email: 'root@agency.example' });
    expect(await browser.signIn(personWith(superAdmin.email))).toMatchObject(FAILED('account'));
  });

  test('when the user moved to another organisation after the first sign-in', async () => {
    const { id, email } = await memberOf(agency, 'mover@agency.example');
    const person = personWith(email);
    await browser.signIn(person);
    const { entityType, entityId } = broadcaster;
    await em().nativeUpdate(User, { id }, { entityType, entityId });
    expect(await browser.signIn(person)).toMatchObject(FAILED('account'));
  });

  test('when the provider refuses the person', async () => {
    const { email } = await memberOf(agency, 'denied@agency.example');
    expect(await browser.signIn(null, email)).toMatchObject(FAILED('refused'));
  });

  test('with another state, for a second time, in another browser, and after ten minutes', async () => {
    const { email } = await memberOf(agency, 'careful@agency.example');
    provider.person = personWith(email);
    const returned = async () => {
      const start = await browser.start(email);
      return { cookie: start.cookie, back: await provider.visit(start.url) };
    };

    const other = await returned();
    other.back.searchParams.set('state', 'x'.repeat(43));
    expect(await browser.comeBack(other.back, other.cookie)).toMatchObject(FAILED('expired'));

    const elsewhere = await returned();
    expect(await browser.comeBack(elsewhere.back, '')).toMatchObject(FAILED('expired'));

    const once = await returned();
    expect((await browser.comeBack(once.back, once.cookie)).cookie).not.toBeNull();
    expect(await browser.comeBack(once.back, once.cookie)).toMatchObject(FAILED('expired'));

    const late = await returned();
    const keys = await redis.client.keys('sso:transaction:*');
    for (const key of keys) {
      const lifeMs = await redis.client.pttl(key);
      expect(lifeMs).toBeGreaterThan(0);
      expect(lifeMs).toBeLessThanOrEqual(600_000);
    }
    await redis.client.del(...keys);
    expect(await browser.comeBack(late.back, late.cookie)).toMatchObject(FAILED('expired'));
  });

  test.each(['nonce', 'code_challenge'])(
    'when the %s is not the one of the start',
    async (name) => {
      const { email } = await memberOf(agency, `${name}@agency.example`);
      provider.person = personWith(email);
      const { url, cookie } = await browser.start(email);
      const changed = new URL(url);
      changed.searchParams.set(name, 'x'.repeat(43));
      const back = await provider.visit(changed.href);
      expect(back.searchParams.get('code')).not.toBeNull();
      expect(await browser.comeBack(back, cookie)).toMatchObject(FAILED('provider'));
    },
  );

  test('at the redirect URI of another organisation', async () => {
    const { email } = await memberOf(agency, 'mixed@agency.example');
    provider.person = personWith(email);
    const { url, cookie } = await browser.start(email);
    const back = await provider.visit(url);
    back.pathname = back.pathname.replace(/[^/]+$/, `broadcaster-${broadcaster.entityId}`);
    expect(await browser.comeBack(back, cookie)).toMatchObject(FAILED('expired'));
  });

  test('beyond the failures of a network, and counts only failures', async () => {
    const { email } = await memberOf(agency, 'office@agency.example');
    const person = personWith(email);
    const back = new URL(`${api.url}/api/sso/callback/agency-${agency.entityId}?state=x&code=y`);
    await browser.signIn(person);
    for (let count = 0; count < 50; count++)
      expect(await browser.comeBack(back, '')).toMatchObject(FAILED('expired'));
    expect(await browser.comeBack(back, '')).toMatchObject(FAILED('busy'));
  });
});

describe('the start of a sign-in with the company', () => {
  test('answers alike for every address of a domain, with an account and without', async () => {
    const { email } = await memberOf(agency, 'known@agency.example');
    for (const address of [email, 'nobody@agency.example', 'NOBODY@Agency.Example'])
      expect(new URL((await browser.start(address)).url).origin).toBe(provider.issuer);
    const answers = [email.replace('agency', 'elsewhere'), 'x@elsewhere.example'].map(
      browser.tryStart,
    );
    expect(await Promise.all(answers)).toEqual([
      { code: 'INVALID', message: expect.stringContaining('No company sign-in is set up') },
      { code: 'INVALID', message: expect.stringContaining('No company sign-in is set up') },
    ]);
  });

  test('calls no provider at a private address', async () => {
    Object.assign(api.wiring.config, { ssoPrivateIssuers: false });
    try {
      expect((await browser.tryStart('ana@agency.example')).code).toBe('UNAVAILABLE');
    } finally {
      Object.assign(api.wiring.config, { ssoPrivateIssuers: true });
    }
  });
});
