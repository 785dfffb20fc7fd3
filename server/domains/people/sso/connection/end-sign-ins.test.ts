import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { buildConnection } from '#server/domains/people/sso/testing/build-connection.js';
import { testProvider } from '#server/domains/people/sso/testing/oidc-provider.js';
import { ssoBrowser } from '#server/domains/people/sso/testing/sso-browser.js';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { somebodyWaits } from '#server/testing/somebody-waits.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { SsoConnection } from './sso-connection.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const provider = testProvider();
const browser = ssoBrowser(api, provider);
const em = () => database.orm.em.fork();

const SAVE = `mutation ($input: SsoConnectionInput!) { saveSsoConnection(input: $input) { redirectUri } }`;
const REMOVE = `mutation ($entityId: Int) {
  removeSsoConnection(entityType: AGENCY, entityId: $entityId) { redirectUri }
}`;
const ME = '{ me { email } }';
const UNAUTHENTICATED = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };

let superAdmin: string;

interface SignedIn {
  token: string;
  cookie: string | null;
}
interface Company extends SignedIn {
  connection: SsoConnection;
  email: string;
  byPassword: string;
}

async function signIn(email: string): Promise<SignedIn> {
  const { cookie } = await browser.signIn({ sub: `subject of ${email}`, email });
  const renewed = (await browser.renew(cookie)) as {
    data: { renewPageSession: { accessToken: string } };
  }; // the answer of RENEW
  return { token: renewed.data.renewPageSession.accessToken, cookie };
}

/** Organisations of one test each, since the provider learns redirect URIs before its first call. */
const unused: { connection: SsoConnection; domain: string }[] = [];
const MAX_COMPANIES = 12;

async function buildCompany(number: number): Promise<void> {
  const domain = `company-${number}.example`;
  const connection = await buildConnection(em(), api.wiring.config, provider, {
    entityType: 'AGENCY',
    entityId: (await buildAgency(em())).id,
    domains: [domain],
  });
  unused.push({ connection, domain });
}

/** An organisation with one person who has signed in with the company and by password. */
async function newCompany(): Promise<Company> {
  const company = unused.pop();
  if (!company) throw new Error('raise MAX_COMPANIES');
  const { connection, domain } = company;
  const { entityType, entityId } = connection;
  const email = `ana@${domain}`;
  const person = await buildUser(em(), { entityType, entityId, admin: true, email });
  const byPassword = await tokenOf(api, person);
  return { connection, email, byPassword, ...(await signIn(email)) };
}

const save = ({ entityId }: SsoConnection, fields: object) =>
  api.graphql(SAVE, { input: { entityType: 'AGENCY', entityId, ...fields } }, superAdmin);
const remove = ({ entityId }: SsoConnection) => api.graphql(REMOVE, { entityId }, superAdmin);
const me = async (token: string) => (await api.graphql(ME, {}, token)).body;

async function historyOf({ entityId }: SsoConnection) {
  const { rows } = await database.pool.query<{ action: string; changes: object }>(
    `select action, changes from audit_entry
     where subject_type = 'agency' and subject_id = $1 order by id`,
    [String(entityId)],
  );
  return rows;
}

beforeAll(async () => {
  Object.assign(api.wiring.config, { ssoPrivateIssuers: true, publicUrl: api.url });
  superAdmin = await tokenOf(api, await buildUser(em()));
  for (let number = 0; number < MAX_COMPANIES; number++) await buildCompany(number);
});

beforeEach(async () => {
  await redis.client.flushdb();
});

describe('the sign-ins that a company sign-in opened', () => {
  test.each([
    ['removed', remove],
    ['switched off', (of: SsoConnection) => save(of, { enabled: false })],
    ['led to another issuer', (of: SsoConnection) => save(of, { issuer: 'https://new.example' })],
    ['another client there', (of: SsoConnection) => save(of, { clientId: 'another' })],
  ])(
    'end at once when it is %s; all others stay, and the history says how many',
    async (_what, act) => {
      const company = await newCompany();
      const other = await newCompany();
      expect(await me(company.token)).toMatchObject({ data: { me: { email: company.email } } });

      expect((await act(company.connection)).body).not.toHaveProperty('errors');

      expect(await me(company.token)).toMatchObject(UNAUTHENTICATED);
      expect(await browser.renew(company.cookie)).toMatchObject({ errors: [expect.anything()] });
      expect(await me(company.byPassword)).toMatchObject({
        data: { me: { email: company.email } },
      });
      expect(await me(other.token)).toMatchObject({ data: { me: { email: other.email } } });
      expect((await historyOf(company.connection)).at(-1)?.changes).toMatchObject({
        endedSignIns: { after: 1 },
      });
    },
  );

  test('stay when only its secret, the role of new people or a rule of addresses changes', async () => {
    const { connection, token, email } = await newCompany();
    const fields = { clientSecret: 'another', defaultAdmin: true, requireVerifiedEmail: true };
    await save(connection, fields);
    expect(await me(token)).toMatchObject({ data: { me: { email } } });
  });

  test('are not opened beside the switch that ends them', async () => {
    const { connection, email } = await newCompany();
    const holding = await database.pool.connect();
    await holding.query('begin');
    await holding.query('select from app_user where lower(email) = $1 for update', [email]);

    const late = browser.signIn({ sub: `subject of ${email}`, email });
    await somebodyWaits(database.pool);
    const switched = save(connection, { enabled: false });
    const isSwitchedFirst = await Promise.race([switched.then(() => true), untilTwoWait()]);
    await holding.query('commit');
    holding.release();
    await Promise.all([late, switched]);

    expect(isSwitchedFirst).toBe(false);
    const ofPerson = { user: { email }, method: 'SSO', endedAt: null } as const;
    expect(await em().count(Session, ofPerson)).toBe(0);
  });

  test('begin no more once the provider has changed while somebody was there', async () => {
    const { connection, email } = await newCompany();
    const { url, cookie } = await browser.start(email);
    provider.person = { sub: `subject of ${email}`, email };
    const back = await provider.visit(url);
    await em().nativeUpdate(SsoConnection, { id: connection.id }, { enabled: false });
    expect(await browser.comeBack(back, cookie)).toMatchObject({ cookie: null });
  });
});

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** False once the sign-in and the switch both wait for a lock. */
async function untilTwoWait(): Promise<false> {
  for (;;) {
    const { rows } = await database.pool.query<{ count: number }>(WAITING);
    if ((rows[0]?.count ?? 0) >= 2) return false;
  }
}
