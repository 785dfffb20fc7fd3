import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { getSsoSettings } from '#server/domains/people/sso/connection/sso-connection.service.js';
import { buildConnection } from '#server/domains/people/sso/testing/build-connection.js';
import { testProvider } from '#server/domains/people/sso/testing/oidc-provider.js';
import { ssoBrowser } from '#server/domains/people/sso/testing/sso-browser.js';
import { checkDomains } from './check-domains.js';
import { addSsoDomain, verifySsoDomain } from './sso-domain.service.js';
import { SsoDomain } from './sso-domain.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const provider = testProvider();
const browser = ssoBrowser(api, provider);
const em = () => database.orm.em.fork();

const DAY_MS = 24 * 3_600_000;
const RECORD = 'infinitum-verification=x';
/** The claims that the tests build start here. */
const START = new Date('2026-12-01T08:00:00Z');

let clock = START;
let asked: string[] = [];
let organisation: { entityType: 'AGENCY'; entityId: number };
let built = 0;

type Answer = 'THERE' | 'ENOTFOUND' | 'ENODATA' | 'ESERVFAIL' | 'ETIMEOUT' | 'OTHER';

/** DNS gives this answer from now on, for every domain. */
const check = (answer: Answer) =>
  checkDomains({
    orm: database.orm,
    now: () => clock,
    resolve: (name) => {
      asked.push(name);
      if (answer === 'THERE') return Promise.resolve([['v=spf1 -all'], [RECORD]]);
      if (answer === 'OTHER') return Promise.resolve([['infinitum-verification=of another']]);
      return Promise.reject(Object.assign(new Error(`query ${answer}`), { code: answer }));
    },
  });
const mails = () => deliverMails({ wiring: { ...api.wiring, now: () => clock } });
const later = (ms: number) => (clock = new Date(clock.getTime() + ms));

async function newDomain(onlySso = false): Promise<{ domain: string; connection: SsoConnection }> {
  const domain = `checked-${++built}.example`;
  organisation = { entityType: 'AGENCY', entityId: (await buildAgency(em())).id };
  const connection = await buildConnection(em(), api.wiring.config, provider, {
    ...organisation,
    domains: [domain],
    onlySso,
  });
  await em().nativeUpdate(SsoDomain, { domain }, { nextCheckAt: START });
  return { domain, connection };
}

const claimOf = (domain: string) => em().findOneOrFail(SsoDomain, { domain });
const asAdmin = () => serviceContext({ database, redis }, actorOf('AGENCY', organisation.entityId));

async function historyOf(): Promise<{ action: string; changes: unknown }[]> {
  const { rows } = await database.pool.query<{ action: string; changes: unknown }>(
    `select action, changes from audit_entry
     where subject_type = 'agency' and subject_id = $1 order by id`,
    [String(organisation.entityId)],
  );
  return rows;
}

beforeAll(() => {
  Object.assign(api.wiring.config, { ssoPrivateIssuers: true, publicUrl: api.url });
});

beforeEach(async () => {
  await redis.client.flushdb();
  await em().nativeDelete(SsoDomain, {});
  await database.pool.query('delete from outgoing_mail');
  clock = START;
  asked = [];
});

describe('a verified mail domain', () => {
  test('is looked up once a week, and stays while its record is there', async () => {
    const { domain } = await newDomain();
    await check('THERE');
    await check('THERE');
    later(7 * DAY_MS - 1);
    await check('THERE');
    expect(asked).toEqual([domain]);

    later(1);
    await check('THERE');
    expect(asked).toEqual([domain, domain]);
    expect(await claimOf(domain)).toMatchObject({
      verifiedAt: expect.any(Date),
      checkedAt: clock,
      misses: 0,
    });
    expect(await historyOf()).toEqual([]);
  });

  test.each(['ENOTFOUND', 'ENODATA', 'OTHER'] as const)(
    'is no longer verified after three answers without its record (%s), the admins are told, and sign-ins by it stop',
    async (answer) => {
      const { domain, connection } = await newDomain();
      const admin = await buildUser(em(), { ...organisation, admin: true });
      await buildUser(em(), { ...organisation, admin: false });

      await check(answer);
      const ends = { misses: 1, endsAt: new Date(START.getTime() + 14 * DAY_MS) };
      expect((await getSsoSettings(asAdmin(), {}))?.connection?.domains).toMatchObject([ends]);
      const [first, ...none] = await mails();
      expect(none).toEqual([]);
      expect(first).toMatchObject({
        to: { address: admin.email },
        subject: `The DNS record of ${domain} is missing`,
        text: expect.stringContaining('15 Dec 2026'),
      });
      expect(first?.text).toContain(RECORD);

      later(7 * DAY_MS);
      await check(answer);
      expect(await mails()).toEqual([]);
      expect(await claimOf(domain)).toMatchObject({ misses: 2, verifiedAt: expect.any(Date) });
      expect(await browser.start(`ana@${domain}`)).toMatchObject({ url: expect.anything() });

      later(7 * DAY_MS);
      await check(answer);
      expect(await claimOf(domain)).toMatchObject({ misses: 3, verifiedAt: null });
      expect(await mails()).toMatchObject([
        { to: { address: admin.email }, subject: expect.stringContaining('no longer verified') },
      ]);
      expect((await historyOf()).at(-1)).toEqual({
        action: 'agency.loseSignInDomain',
        changes: { domain: { before: domain, after: null } },
      });
      expect((await browser.tryStart(`ana@${domain}`)).code).toBe('INVALID');

      later(70 * DAY_MS);
      asked = [];
      await check(answer);
      expect(asked).toEqual([]);
      expect(connection.enabled).toBe(true);
    },
  );

  test('that was lost is free for another organisation, and may be verified again by the first', async () => {
    const { domain } = await newDomain();
    const first = asAdmin();
    for (let week = 0; week < 3; week++, later(7 * DAY_MS)) await check('ENODATA');
    await verifySsoDomain(first, {}, domain, () => Promise.resolve([[RECORD]]));
    expect(await claimOf(domain)).toMatchObject({ misses: 0, verifiedAt: expect.any(Date) });

    for (let week = 0; week < 3; week++, later(7 * DAY_MS)) await check('ENODATA');
    await em().nativeUpdate(SsoDomain, { domain }, { nextCheckAt: clock });
    for (let week = 0; week < 3; week++, later(7 * DAY_MS)) await check('ENODATA');
    await newDomain();
    await addSsoDomain(asAdmin(), {}, domain);
    const claims = (await getSsoSettings(asAdmin(), {}))?.connection?.domains ?? [];
    const record = claims.find((claim) => claim.domain === domain)?.txtRecord ?? '';
    await verifySsoDomain(asAdmin(), {}, domain, () => Promise.resolve([[record]]));
    await expect(
      verifySsoDomain(first, {}, domain, () => Promise.resolve([[RECORD]])),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('starts anew once the record is found again', async () => {
    const { domain } = await newDomain();
    for (const answer of ['ENODATA', 'ENODATA', 'THERE', 'ENODATA', 'ENODATA'] as const) {
      await check(answer);
      later(7 * DAY_MS);
    }
    expect(await claimOf(domain)).toMatchObject({ misses: 2, verifiedAt: expect.any(Date) });
  });

  test('is looked up at once by its admin, who has added the record again', async () => {
    const { domain } = await newDomain();
    await check('ENODATA');
    await verifySsoDomain(asAdmin(), {}, domain, () => Promise.resolve([[RECORD]]));
    expect(await claimOf(domain)).toMatchObject({ misses: 0 });
    expect(await historyOf()).toEqual([]);
    await buildUser(em(), { ...organisation, admin: true });
    expect(await mails()).toEqual([]);
  });

  test('loses nothing while name servers do not answer: it is asked again within hours', async () => {
    const { domain } = await newDomain();
    for (const answer of ['ESERVFAIL', 'ETIMEOUT', 'ESERVFAIL', 'ETIMEOUT'] as const) {
      await check(answer);
      later(12 * 3_600_000);
    }
    expect(asked).toHaveLength(4);
    expect(await claimOf(domain)).toMatchObject({
      misses: 0,
      checkedAt: null,
      verifiedAt: expect.any(Date),
    });

    await check('THERE');
    expect(await claimOf(domain)).toMatchObject({ checkedAt: clock, checkAttempts: 0 });
  });

  test('is counted once where several processes look it up', async () => {
    const { domain } = await newDomain();
    await Promise.all([check('ENODATA'), check('ENODATA'), check('ENODATA')]);
    expect(await claimOf(domain)).toMatchObject({ misses: 1 });
    expect(asked).toEqual([domain]);
  });

  test('that was the last one allows passwords again, so that nobody is locked out', async () => {
    const { connection } = await newDomain(true);
    for (let week = 0; week < 3; week++, later(7 * DAY_MS)) await check('ENODATA');
    const { onlySso, enabled } = await em().findOneOrFail(SsoConnection, { id: connection.id });
    expect({ onlySso, enabled }).toEqual({ onlySso: false, enabled: true });
    expect((await historyOf()).map(({ action }) => action)).toEqual([
      'agency.loseSignInDomain',
      'agency.updateCompanySignIn',
    ]);
    const person = await buildUser(em(), organisation);
    expect(await tokenOf(api, person)).toEqual(expect.any(String));
  });
});
