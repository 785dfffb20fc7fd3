import { expect, test } from '@jest/globals';
import { buildAgency, buildCustomer, buildRelationship } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

/** An admin of a new organisation, and a super admin. */
async function twoAdmins(kind: 'CUSTOMER' | 'AGENCY') {
  const em = database.orm.em.fork();
  const organisation = await (kind === 'CUSTOMER' ? buildCustomer(em) : buildAgency(em));
  const user = await buildUser(em, { entityType: kind, entityId: organisation.id });
  const superAdmin = await tokenOf(api, await buildUser(em));
  return { id: organisation.id, user, token: await tokenOf(api, user), superAdmin };
}

test.each([
  ['CUSTOMER', 'customers'],
  ['AGENCY', 'agencies'],
] as const)(
  'a %s that its own admin archived is found and brought back by a super admin',
  async (kind, path) => {
    const { id, user, token, superAdmin } = await twoAdmins(kind);
    expect((await api.rest('DELETE', `/${path}/${id}`, { token })).status).toBe(204);
    expect((await api.rest('GET', '/channels/', { token })).status).toBe(401);

    const archived = await api.rest('GET', '/admin/archived-organisations', { token: superAdmin });
    expect(archived.body).toContainEqual(
      expect.objectContaining({ entity_type: kind, id, archived_at: expect.any(String) }),
    );
    const restored = await api.rest('POST', `/${path}/${id}/restore`, { token: superAdmin });
    expect(restored).toMatchObject({ status: 200, body: { id } });
    expect((await api.rest('POST', `/${path}/${id}/restore`, { token: superAdmin })).status).toBe(
      404,
    );
    const fresh = await tokenOf(api, user);
    expect((await api.rest('GET', '/channels/', { token: fresh })).status).toBe(200);
    const { body } = await api.graphql(
      `{ history(entity: ${kind.toLowerCase()}, id: ${id}) { nodes { action } } }`,
      {},
      superAdmin,
    );
    expect(body).toMatchObject({
      data: { history: { nodes: [{ action: 'restore' }, { action: 'archive' }] } },
    });
  },
);

test('a client comes back to those who worked for it', async () => {
  const { id, superAdmin } = await twoAdmins('CUSTOMER');
  const em = database.orm.em.fork();
  const agency = await buildAgency(em);

  await buildRelationship(em, { customerId: id, agencyId: agency.id });

  const token = await tokenOf(
    api,
    await buildUser(em, { entityType: 'AGENCY', entityId: agency.id }),
  );

  await api.rest('DELETE', `/customers/${id}`, { token: superAdmin });
  expect((await api.rest('GET', `/campaigns/customer/${id}`, { token })).status).toBe(404);
  await api.rest('POST', `/customers/${id}/restore`, { token: superAdmin });
  expect((await api.rest('GET', `/campaigns/customer/${id}`, { token })).status).toBe(200);
});

test('nobody else lists or brings back what was archived', async () => {
  const { id, token } = await twoAdmins('AGENCY');
  const other = await buildAgency(database.orm.em.fork(), { archivedAt: new Date() });
  expect((await api.rest('GET', '/admin/archived-organisations', { token })).status).toBe(403);
  for (const agencyId of [id, other.id]) {
    expect((await api.rest('POST', `/agencies/${agencyId}/restore`, { token })).status).toBe(403);
  }
});
