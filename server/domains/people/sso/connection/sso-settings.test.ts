import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency, buildBroadcaster } from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Actor } from '#server/access/identity/actor.js';
import { unsealClientSecret } from './client-secret.js';
import { resealClientSecrets } from './reseal-client-secrets.js';
import { SsoConnection } from './sso-connection.entity.js';
import {
  getSsoSettings,
  removeSsoConnection,
  saveSsoConnection,
} from './sso-connection.service.js';
import {
  addSsoDomain,
  removeSsoDomain,
  verifySsoDomain,
} from '#server/domains/people/sso/domain/sso-domain.service.js';

const database = testDatabase();
const redis = testRedis();
const em = () => database.orm.em.fork();
const as = (actor: Actor) => serviceContext({ database, redis }, actor);

const INPUT = { issuer: 'https://login.example', clientId: 'infinitum', clientSecret: 'hush' };
const OWN = {};

/** The admin of a new agency whose provider is set up. */
async function newAdmin(): Promise<Actor> {
  const admin = actorOf('AGENCY', (await buildAgency(em())).id);
  await saveSsoConnection(as(admin), INPUT);
  return admin;
}

const claimOf = async (admin: Actor, domain: string) => {
  const settings = await getSsoSettings(as(admin), OWN);
  return settings?.connection?.domains.find((claim) => claim.domain === domain);
};

/** Answers the records of the zone, as DNS does. */
const dns = (zone: Record<string, string[][]>) => (name: string) => {
  const records = zone[name];
  return records ? Promise.resolve(records) : Promise.reject(new Error(`ENOTFOUND ${name}`));
};

async function verify(admin: Actor, domain: string): Promise<void> {
  const { txtRecord = '' } = (await claimOf(admin, domain)) ?? {};
  await verifySsoDomain(as(admin), OWN, domain, dns({ [domain]: [['v=spf1 -all'], [txtRecord]] }));
}

beforeEach(async () => {
  await redis.client.flushdb();
});

describe('the provider of an organisation', () => {
  test('is not that of the caller when an id of others is named without its kind', async () => {
    const admin = await newAdmin();
    const own = { entityId: admin.entityId };
    expect((await getSsoSettings(as(admin), own))?.connection?.issuer).toBe(INPUT.issuer);

    const other = { entityId: (admin.entityId ?? 0) + 1_000 };
    await expect(getSsoSettings(as(admin), other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is stored with a sealed secret that no answer contains', async () => {
    const admin = await newAdmin();
    const settings = await getSsoSettings(as(admin), OWN);
    expect(JSON.stringify(settings)).not.toContain('hush');
    expect(settings?.redirectUri).toMatch(/\/api\/sso\/callback\/agency-\d+$/);
    expect(settings?.connection).toMatchObject({
      issuer: INPUT.issuer,
      defaultAdmin: false,
      enabled: true,
      onlySso: false,
    });

    const stored = await em().findOneOrFail(SsoConnection, { entityId: admin.entityId ?? 0 });
    expect(stored.sealedClientSecret).not.toContain('hush');
    expect(unsealClientSecret(as(admin).config, stored.sealedClientSecret)).toBe('hush');
  });

  test('keeps its secret when the input names none, and in a rotation of our key', async () => {
    const admin = await newAdmin();
    await saveSsoConnection(as(admin), { defaultAdmin: true });
    const { config } = as(admin);
    const fresh = 'another secret of the product, long enough 0123456789';
    const rotated = {
      ...config,
      tokenSecret: fresh,
      tokenSecrets: [fresh, config.tokenSecret] as const,
    };

    await resealClientSecrets(em(), rotated);

    const only = { ...rotated, tokenSecrets: [fresh] as const };
    const stored = await em().findOneOrFail(SsoConnection, { entityId: admin.entityId ?? 0 });
    expect(unsealClientSecret(only, stored.sealedClientSecret)).toBe('hush');
    expect(stored.defaultAdmin).toBe(true);
    await resealClientSecrets(em(), {
      ...config,
      tokenSecrets: [config.tokenSecret, fresh] as const,
    });
  });

  test.each([
    ['plain HTTP', { issuer: 'http://login.example' }, 'issuer'],
    ['no address', { issuer: 'login' }, 'issuer'],
    ['a private address', { issuer: 'https://10.0.0.1' }, 'issuer'],
    ['the metadata of a cloud', { issuer: 'https://169.254.169.254/x' }, 'issuer'],
    ['this machine', { issuer: 'https://localhost' }, 'issuer'],
    ['another port', { issuer: 'https://login.example:6379' }, 'issuer'],
    ['a user in the address', { issuer: 'https://a:b@login.example' }, 'issuer'],
    ['no client id', { clientId: ' ' }, 'client_id'],
    ['no secret', { clientSecret: null }, 'client_secret'],
    ['no passwords before it works', { onlySso: true }, 'only_sso'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const admin = actorOf('AGENCY', (await buildAgency(em())).id);
    await expect(saveSsoConnection(as(admin), { ...INPUT, ...wrong })).rejects.toMatchObject({
      code: 'INVALID',
      details: { errors: { [field]: expect.any(String) } },
    });
  });

  test('is not overwritten by an admin who had opened it before another saved', async () => {
    const admin = await newAdmin();
    const version = (await getSsoSettings(as(admin), OWN))?.connection?.version;
    await saveSsoConnection(as(admin), { clientId: 'one', version });

    await expect(
      saveSsoConnection(as(admin), { clientId: 'other', version }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { errors: { version: expect.any(String) } },
    });
    expect((await getSsoSettings(as(admin), OWN))?.connection?.clientId).toBe('one');
  });

  test('is its own admins’ and super admins’ alone', async () => {
    const admin = await newAdmin();
    const own = { entityType: admin.entityType, entityId: admin.entityId };
    const other = actorOf('BROADCASTER', (await buildBroadcaster(em())).id);
    const user: Actor = { ...admin, role: 'ROLE_AGENCY_USER', permissionLevel: 'USER' };

    await expect(getSsoSettings(as(other), own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getSsoSettings(as(user), OWN)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(saveSsoConnection(as(user), INPUT)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await getSsoSettings(as(actorOf('SYSTEM')), OWN)).toBeNull();
    await expect(saveSsoConnection(as(actorOf('SYSTEM')), INPUT)).rejects.toMatchObject({
      code: 'INVALID',
    });
    const seen = await getSsoSettings(as(actorOf('SYSTEM')), own);
    expect(seen?.connection?.issuer).toBe(INPUT.issuer);
  });

  test('is in the history of the organisation', async () => {
    const admin = await newAdmin();
    await saveSsoConnection(as(admin), { clientSecret: 'another', enabled: false });
    await removeSsoConnection(as(admin), OWN);
    const { rows } = await database.pool.query<{ action: string; changes: unknown }>(
      `select action, changes from audit_entry where subject_type = 'agency' and subject_id = $1 order by id`,
      [String(admin.entityId)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'agency.createCompanySignIn',
      'agency.updateCompanySignIn',
      'agency.removeCompanySignIn',
    ]);
    expect(rows[1]?.changes).toEqual({
      enabled: { before: true, after: false },
      clientSecret: { after: 'replaced' },
    });
    expect((await getSsoSettings(as(admin), OWN))?.connection).toBeNull();
  });
});

describe('a mail domain', () => {
  test('counts once its TXT record holds the text that only its claimer was shown', async () => {
    const admin = await newAdmin();
    await addSsoDomain(as(admin), OWN, 'One.Example');
    const claim = await claimOf(admin, 'one.example');
    expect(claim).toMatchObject({ verifiedAt: null });
    expect(claim?.txtRecord).toMatch(/^infinitum-verification=[0-9a-f]{32}$/);

    const wrong = [
      dns({}),
      dns({ 'one.example': [['infinitum-verification=guess']] }),
      dns({ 'two.example': [[claim?.txtRecord ?? '']] }),
    ];
    for (const zone of wrong)
      await expect(verifySsoDomain(as(admin), OWN, 'one.example', zone)).rejects.toMatchObject({
        code: 'INVALID',
      });

    await verify(admin, 'one.example');
    expect((await claimOf(admin, 'one.example'))?.verifiedAt).toBeInstanceOf(Date);
  });

  test('belongs to one organisation: the first that verifies it', async () => {
    const [one, other, late] = [await newAdmin(), await newAdmin(), await newAdmin()];
    for (const admin of [one, other]) await addSsoDomain(as(admin), OWN, 'shared.example');
    await verify(one, 'shared.example');
    await expect(verify(other, 'shared.example')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(addSsoDomain(as(late), OWN, 'shared.example')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await removeSsoDomain(as(one), OWN, 'shared.example');
    await verify(other, 'shared.example');
  });

  test.each([['gmail.com'], ['Outlook.com'], ['not a domain'], ['']])(
    'is not one where anybody gets an address, or none at all: %s',
    async (domain) => {
      const admin = await newAdmin();
      await expect(addSsoDomain(as(admin), OWN, domain)).rejects.toMatchObject({ code: 'INVALID' });
    },
  );

  test('is looked up twenty times in 15 minutes at most', async () => {
    const admin = await newAdmin();
    await addSsoDomain(as(admin), OWN, 'many.example');
    const tries = [];
    for (let count = 0; count < 21; count++)
      tries.push(await verifySsoDomain(as(admin), OWN, 'many.example', dns({})).catch(codeOf));
    expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'INVALID'));
    expect(tries[20]).toBe('TOO_MANY_REQUESTS');
  });
});

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : error;
