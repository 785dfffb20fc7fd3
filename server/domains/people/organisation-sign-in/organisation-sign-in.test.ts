import { afterEach, describe, expect, test } from '@jest/globals';
import { buildAgency, buildCustomer, buildRelationship } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { factorCalls } from '#server/domains/people/second-factor/testing/factor-calls.js';
import type { User } from '#server/domains/people/user/user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const calls = factorCalls(api);
const em = () => database.orm.em.fork();

afterEach(() => redis.client.flushdb());

const UPDATE = `mutation ($id: Int!, $isRequired: Boolean!) {
  updateOrganisationSignIn(entityType: AGENCY, entityId: $id,
    input: { requiresSecondFactor: $isRequired }) { requiresSecondFactor }
}`;
const update = (id: number, token: string, isRequired = true) =>
  api.graphql(UPDATE, { id, isRequired }, token);

async function newAgency() {
  const { id } = await buildAgency(em());
  const member = (overrides: Partial<User> = {}) =>
    buildUser(em(), { entityType: 'AGENCY', entityId: id, ...overrides });
  const admin = await member();
  return { id, member, admin, adminToken: await tokenOf(api, admin) };
}

const statusOf = async (token: string) => (await api.rest('GET', '/users/', { token })).status;

describe('an organisation that requires a second factor', () => {
  test('does so at once, also for those who are signed in, and for nobody else', async () => {
    const [agency, other] = [await newAgency(), await newAgency()];
    const member = await tokenOf(api, await agency.member({ admin: false }));
    expect(await statusOf(member)).toBe(200);

    expect((await update(agency.id, agency.adminToken)).body).toHaveProperty('data', {
      updateOrganisationSignIn: { requiresSecondFactor: true },
    });

    expect(await statusOf(member)).toBe(401);
    expect(await statusOf(agency.adminToken)).toBe(401);
    expect(await statusOf(other.adminToken)).toBe(200);
  });

  test('is content with a session of single sign-on, a code or a passkey', async () => {
    const agency = await newAgency();
    const ctx = serviceContext({ database, redis }, null);
    const sso = await openSession(ctx, await agency.member(), 'SSO');
    const withApp = await tokenOf(api, await agency.member());
    await calls.addApp(withApp);

    await calls.addPasskey(agency.adminToken);
    await update(agency.id, agency.adminToken);

    expect(await statusOf(sso?.accessToken ?? '')).toBe(200);
    expect(await statusOf(withApp)).toBe(200);
    expect(await statusOf(agency.adminToken)).toBe(200);
  });

  test('is content with a password again when it no longer requires one', async () => {
    const agency = await newAgency();
    await calls.addPasskey(agency.adminToken);
    const member = await tokenOf(api, await agency.member());
    await update(agency.id, agency.adminToken);
    expect(await statusOf(member)).toBe(401);
    await update(agency.id, agency.adminToken, false);
    expect(await statusOf(member)).toBe(200);
  });

  test('shows in its history who decided it', async () => {
    const agency = await newAgency();
    const superAdmin = await tokenOf(api, await buildUser(em()));
    await update(agency.id, superAdmin);
    await update(agency.id, superAdmin);

    const { body } = await api.graphql(
      `{ history(entity: agency, id: ${agency.id}) {
        nodes { action changes { field kind before after } }
      } }`,
      {},
      superAdmin,
    );
    const changes = [
      { field: 'requiresSecondFactor', kind: 'YES_NO', before: ['false'], after: ['true'] },
    ];
    expect(body).toHaveProperty('data', {
      history: { nodes: [{ action: 'updateSignIn', changes }] },
    });
  });
});

describe('the switch', () => {
  test('is for admins of the organisation and super admins alone', async () => {
    const [agency, other] = [await newAgency(), await newAgency()];
    const customer = await buildCustomer(em());
    await buildRelationship(em(), { customerId: customer.id, agencyId: agency.id });
    const ofClient = await buildUser(em(), { entityType: 'CUSTOMER', entityId: customer.id });
    const refusals = await Promise.all([
      update(agency.id, other.adminToken),
      update(agency.id, await tokenOf(api, ofClient)),
      update(agency.id, await tokenOf(api, await agency.member({ admin: false }))),
      update(2_000_000_000, await tokenOf(api, await buildUser(em()))),
    ]);

    expect(refusals.map(calls.codeOf)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'FORBIDDEN',
      'NOT_FOUND',
    ]);
    expect(await statusOf(agency.adminToken)).toBe(200);
  });
});
