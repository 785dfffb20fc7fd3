import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildAgency, buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { User } from './user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

let superAdmin: string;
let agencyId: number;
let agencyAdmin: string;
let agencyUser: User;
beforeAll(async () => {
  superAdmin = await tokenOf(api, await buildUser(em()));
  agencyId = (await buildAgency(em(), { agencyName: 'Northlight' })).id;
  const fields = { entityType: 'AGENCY', entityId: agencyId } as const;
  agencyAdmin = await tokenOf(api, await buildUser(em(), fields));
  agencyUser = await buildUser(em(), { ...fields, admin: false });
});

const direct = (json: unknown, token = superAdmin) =>
  api.rest('POST', '/admin/users/direct', { token, json });
const NEW = {
  name: 'Nina New',
  email: 'nina@example.com',
  password: 'a secret of the tests',
  admin: true,
  entity_type: 2,
};

describe('direct users', () => {
  test('sign in at once', async () => {
    const { status, body } = await direct({ ...NEW, entity_id: agencyId });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Nina New',
      email: 'nina@example.com',
      pending_email: null,
      admin: true,
      role: 'ROLE_AGENCY_ADMIN',
      entity_type: 2,
      entity_id: agencyId,
      entity_name: 'Northlight',
      invitation_state: 'ACTIVE',
      updated_at: expect.any(String),
      viewer_can: expect.any(Array),
    });

    const signedIn = await api.rest('POST', '/login', {
      json: { email: NEW.email, password: NEW.password },
    });

    expect(signedIn.body).toMatchObject({ role: 'ROLE_AGENCY_ADMIN', entity_id: agencyId });
  });

  test('take role_id 1 for an admin and a broadcaster for the default', async () => {
    const { id } = await buildBroadcaster(em());
    const { body } = await direct({
      name: 'Bela',
      email: 'bela@example.com',
      password: NEW.password,
      role_id: 1,
      entity_id: id,
    });
    expect(body).toMatchObject({ role: 'ROLE_BROADCASTER_ADMIN', entity_type: 3 });
  });

  test('may name their organisation by a field of its kind, one at a time', async () => {
    const fields = { name: 'Bela', password: NEW.password };
    const byKind = await direct({ ...fields, email: 'kind@example.com', agency_id: agencyId });

    expect(byKind).toMatchObject({ status: 201, body: { entity_type: 2, entity_id: agencyId } });

    const both = { ...fields, email: 'both@example.com', agency_id: agencyId, customer_id: 1 };

    expect(await direct({ ...both, entity_type: 2 })).toMatchObject({
      status: 201,
      body: { entity_id: agencyId },
    });

    const refused = {
      status: 422,
      body: { errors: { entity_id: 'Please select an organisation' } },
    };

    expect(await direct({ ...both, email: 'two@example.com' })).toMatchObject(refused);
    expect(
      await direct({ ...fields, email: 'other@example.com', entity_type: 3, agency_id: agencyId }),
    ).toMatchObject(refused);
  });

  test.each([
    [{ role_id: 3 }, 'role_id'],
    [{ role_id: 'admin' }, 'role_id'],
    [{ entity_type: '2' }, 'entity_type'],
    [{ entity_type: [2] }, 'entity_type'],
    [{ entity_type: 'SYSTEM' }, 'entity_type'],
  ])('take no other numbers than the documented ones: %j', async (wrong, field) => {
    const { name, email, password } = NEW;
    const { status, body } = await direct({ name, email, password, entity_id: agencyId, ...wrong });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  test('are made by super admins only', async () => {
    expect(
      (await direct({ ...NEW, email: 'other@example.com', entity_id: agencyId }, agencyAdmin))
        .status,
    ).toBe(403);
  });

  test('need a name, an address, a password and an organisation', async () => {
    expect(await direct({})).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: 'Name is required',
          email: 'Email is required',
          password: 'Password is required',
          entity_id: 'Please select an organisation',
        },
      },
    });

    expect(
      await direct({ ...NEW, name: 'Abc', email: 'no address', entity_type: 9, entity_id: 1 }),
    ).toMatchObject({
      status: 422,
      body: { errors: { entity_type: 'Is not one of the known values' } },
    });

    expect(
      await direct({ ...NEW, name: 'Abc', email: 'no address', entity_id: agencyId }),
    ).toMatchObject({
      body: {
        errors: {
          name: 'Minimum 4 characters required',
          email: 'Please enter a valid email address',
        },
      },
    });
  });

  test('may not take the address of a live user, whatever its case, but that of an archived one', async () => {
    const taken = await direct({
      ...NEW,
      email: agencyUser.email.toUpperCase(),
      entity_id: agencyId,
    });

    expect(taken).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });

    const archived = await buildUser(em(), { archivedAt: new Date() });

    expect((await direct({ ...NEW, email: archived.email, entity_id: agencyId })).status).toBe(201);

    const twins = await Promise.all(
      [1, 2].map(() => direct({ ...NEW, email: 'twin@example.com', entity_id: agencyId })),
    );

    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('users', () => {
  test('are seen by their own organisation and by super admins', async () => {
    const otherBroadcaster = await buildBroadcaster(em());
    const outside = await buildUser(em(), {
      entityType: 'BROADCASTER',
      entityId: otherBroadcaster.id,
    });
    const seen = await api.rest('GET', '/users/', { token: agencyAdmin });

    expect(JSON.stringify(seen.body)).toContain(agencyUser.email);
    expect(JSON.stringify(seen.body)).not.toContain(outside.email);
    expect(JSON.stringify(seen.body)).not.toMatch(/argon2|password/);
    expect(
      JSON.stringify((await api.rest('GET', '/users/', { token: superAdmin })).body),
    ).toContain(outside.email);
    expect(
      (
        await api.rest('PUT', `/users/${outside.id}`, {
          token: agencyAdmin,
          json: { name: 'Hello' },
        })
      ).status,
    ).toBe(404);
  });

  test('are changed by an admin of their organisation, as far as the body names', async () => {
    const path = `/users/${agencyUser.id}`;
    const renamed = await api.rest('PUT', path, {
      token: agencyAdmin,
      json: { name: 'Piripi Partner' },
    });

    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'Piripi Partner', email: agencyUser.email, admin: false },
    });

    const plain = await tokenOf(api, agencyUser);

    expect((await api.rest('PUT', path, { token: plain, json: { admin: true } })).status).toBe(403);

    const sentBack = await api.rest('PUT', path, { token: agencyAdmin, json: renamed.body });

    expect(sentBack).toMatchObject({ status: 200, body: renamed.body as object });
  });

  test('get a password or another organisation from super admins only, and then sign in again', async () => {
    const path = `/users/${agencyUser.id}`;
    // The answer is the same for an organisation that does not exist, so a caller without the right
    // to move users does not learn which ones exist.
    for (const json of [
      { password: 'mine from now on' },
      { entity_id: agencyId + 1 },
      { entity_type: 1 },
      { entity_id: null },
    ]) {
      expect((await api.rest('PUT', path, { token: agencyAdmin, json })).status).toBe(403);
    }

    const plain = await tokenOf(api, agencyUser);

    expect(
      (
        await api.rest('PUT', path, {
          token: superAdmin,
          json: { password: 'brand new for today' },
        })
      ).status,
    ).toBe(200);
    expect((await api.rest('GET', '/users/', { token: plain })).status).toBe(401);

    const old = await api.rest('POST', '/login', {
      json: { email: agencyUser.email, password: PASSWORD },
    });

    expect(old.status).toBe(401);
  });

  test('are counted, searched and listed in the order asked for', async () => {
    const { id: entityId } = await buildBroadcaster(em(), { broadcasterName: 'Aardvark TV' });
    const fields = { entityType: 'BROADCASTER', entityId } as const;
    const admin = await tokenOf(
      api,
      await buildUser(em(), { ...fields, name: 'Zed Admin', email: 'a@aardvark.example' }),
    );
    const invitation = { admin: false, activatedAt: null };
    const expired = new Date('2026-01-01T00:00:00Z');
    await buildUser(em(), {
      ...fields,
      ...invitation,
      name: 'Ann Open',
      invitationExpiresAt: new Date('2100-01-01'),
    });
    await buildUser(em(), {
      ...fields,
      ...invitation,
      name: 'Bob Expired',
      invitationExpiresAt: expired,
    });
    await buildUser(em(), { ...fields, name: 'Gone', archivedAt: new Date() });
    const { body } = await api.graphql(
      '{ userSummary { total administrators standardUsers } }',
      {},
      admin,
    );
    expect(body).toMatchObject({
      data: { userSummary: { total: 3, administrators: 1, standardUsers: 2 } },
    });

    const namesBy = async (sort: string, token: string, more = '') => {
      const answer = await api.graphql(
        `{ users(first: 3, sort: ${sort} ${more}) { nodes { name } } }`,
        {},
        token,
      );
      return (
        answer.body as { data: { users: { nodes: { name: string }[] } } }
      ).data.users.nodes.map(({ name }) => name); // as the query asks
    };
    expect(await namesBy('NAME', admin)).toEqual(['Ann Open', 'Bob Expired', 'Zed Admin']);
    expect(await namesBy('EMAIL', admin)).toEqual(['Zed Admin', 'Ann Open', 'Bob Expired']);
    expect(await namesBy('ROLE', admin)).toEqual(['Zed Admin', 'Ann Open', 'Bob Expired']);
    expect(await namesBy('INVITATION', admin)).toEqual(['Bob Expired', 'Ann Open', 'Zed Admin']);
    expect(await namesBy('NAME', admin, 'search: "AARDVARK.example"')).toEqual(['Zed Admin']);
    const byEntity = await namesBy('ENTITY', superAdmin, 'search: "e"');
    expect(byEntity).toHaveLength(3);
    const { id } = await buildUser(em(), fields);
    const alone = await api.graphql(`{ user(id: ${id}) { id invitationState } }`, {}, admin);
    expect(alone.body).toMatchObject({ data: { user: { id, invitationState: 'ACTIVE' } } });
    expect((await api.graphql(`{ user(id: ${id}) { id } }`, {}, agencyAdmin)).body).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });

  test('may not remove themselves', async () => {
    const admin = await buildUser(em());
    const token = await tokenOf(api, admin);
    expect(await api.rest('DELETE', `/users/${admin.id}`, { token })).toMatchObject({
      status: 409,
    });
  });

  test('leave a trace of who changed what, without their passwords', async () => {
    const { rows } = await database.pool.query<{ action: string; changes: unknown }>(
      `select action, changes from audit_entry where subject_type = 'user' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.createDirect', 'user.update']),
    );

    const renamed = rows.find(({ changes }) => JSON.stringify(changes).includes('Piripi'));

    expect(renamed?.changes).toMatchObject({
      name: { before: expect.any(String), after: 'Piripi Partner' },
    });
    expect(JSON.stringify(rows)).not.toMatch(/argon2|brand new/);
  });
});
