import { describe, expect, test } from '@jest/globals';
import { buildRelationship } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { associationWorld, type Side } from './testing/association-world.js';

const database = testDatabase();
const redis = testRedis();
const {
  call,
  fork,
  side,
  superAdmin,
  requestClient,
  createRequest,
  answer,
  requestOf,
  seesClient,
} = associationWorld(database, redis);

const associationsOf = async ({ admin }: Side) => (await call(admin, 'GET', '/associations/')).list;
const end = async (by: Side, id: number) =>
  (await call(by.admin, 'DELETE', `/associations/${id}`)).status;

async function related() {
  const [client, agency] = [await side('CUSTOMER'), await side('AGENCY')];
  const { id } = await buildRelationship(fork(), { customerId: client.id, agencyId: agency.id });
  return { client, agency, id };
}

describe('associations', () => {
  test('are listed to either side with the other as partner, and to nobody else', async () => {
    const { client, agency, id } = await related();
    const other = await side('BROADCASTER');

    await buildRelationship(fork(), { customerId: client.id, broadcasterId: other.id });
    expect(await associationsOf(agency)).toMatchObject([
      {
        id,
        organisation: { name: agency.name },
        partner: { name: client.name },
        viewer_can: ['end'],
      },
    ]);

    const ofClient = (await associationsOf(client)).map(
      (row) => (row.partner as { name: string }).name,
    ); // as documented

    expect(ofClient).toEqual([agency.name, other.name]);
    expect((await call(agency.user, 'GET', '/associations/')).status).toBe(403);
  });

  test.each(['client', 'agency'] as const)(
    'end by an admin of the %s, and the access with them, at once',
    async (who) => {
      const { client, agency, id } = await related();
      expect(await seesClient(agency.user, client)).toBe(true);
      expect(await end(who === 'client' ? client : agency, id)).toBe(204);
      expect(await seesClient(agency.user, client)).toBe(false);
      expect(await seesClient(agency.admin, client)).toBe(false);
      expect((await call(client.admin, 'GET', '/agencies/')).list).toEqual([]);
      expect(await end(client, id)).toBe(404);
    },
  );

  test('are not ended by plain users, or by another agency of the client', async () => {
    const { client, agency, id } = await related();
    const rival = await side('AGENCY');
    await buildRelationship(fork(), { customerId: client.id, agencyId: rival.id });
    expect(await end(rival, id)).toBe(404);
    expect((await call(client.user, 'DELETE', `/associations/${id}`)).status).toBe(403);
    expect(await seesClient(agency.admin, client)).toBe(true);
  });

  test('end for a super admin, who sees all of them', async () => {
    const { client, agency, id } = await related();
    const { actor } = await superAdmin();
    expect((await call(actor, 'GET', '/associations/')).list.map((row) => row.id)).toContain(id);
    expect((await call(actor, 'DELETE', `/associations/${id}`)).status).toBe(204);
    expect(await seesClient(agency.admin, client)).toBe(false);
  });

  test('that came of a request end it too', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('BROADCASTER')];
    await answer(client.admin, await createRequest(requester, client), 'accept');
    const [association] = await associationsOf(requester);
    await end(client, Number(association?.id));
    const request = await requestOf(requester.admin, requester, client);
    expect(request).toMatchObject({ state: 'ENDED', viewer_can: [] });
    expect(typeof request?.ended_at).toBe('string');
  });
});

describe('a client that an agency made', () => {
  test('is associated with it from the start, and can end that', async () => {
    const agency = await side('AGENCY');
    const made = await call(agency.user, 'POST', '/customers/', {
      cust_name: 'Made by us',
      country_code: 'NZ',
    });

    const client: Side = { ...(await side('CUSTOMER')), id: made.body.id };

    client.admin.entityId = client.id;
    expect(await seesClient(agency.user, client)).toBe(true);

    const [association] = await associationsOf(client);

    expect(association).toMatchObject({ partner: { name: agency.name } });
    expect(await end(client, Number(association?.id))).toBe(204);
    expect(await seesClient(agency.user, client)).toBe(false);
    expect((await call(agency.admin, 'GET', '/customers/')).list).toEqual([]);
  });

  test('is made by nobody else: an agency that a client makes sees nothing of it', async () => {
    const client = await side('CUSTOMER');
    const made = await call(client.user, 'POST', '/agencies/', {
      agency_name: 'Made by a client',
      country_code: 'NZ',
    });

    const agency = await side('AGENCY');

    agency.admin.entityId = made.body.id;
    expect((await call(client.user, 'GET', '/agencies/')).list.map((row) => row.id)).toEqual([
      made.body.id,
    ]);
    expect(await seesClient(agency.admin, client)).toBe(false);
  });

  test('an agency becomes invisible to its creator once their association ends', async () => {
    const broadcaster = await side('BROADCASTER');
    const made = await call(broadcaster.user, 'POST', '/agencies/', {
      agency_name: 'Made here',
      country_code: 'NZ',
    });

    const { id } = await buildRelationship(fork(), {
      agencyId: made.body.id,
      broadcasterId: broadcaster.id,
    });

    expect(await end(broadcaster, id)).toBe(204);
    expect((await call(broadcaster.user, 'GET', '/agencies/')).list).toEqual([]);
  });
});

describe('the history', () => {
  const actionsOf = async (noun: string, id: number) => {
    const { rows } = await database.pool.query<{
      action: string;
      changes: Record<string, unknown>;
    }>(
      'select action, changes from audit_entry where subject_type = $1 and subject_id = $2 order by id',
      [noun, String(id)],
    );
    return rows;
  };

  test('of both sides and of the request shows who asked whom, and the outcome', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('BROADCASTER')];
    const id = await createRequest(requester, client);
    await answer(client.admin, id, 'accept');
    const [association] = await associationsOf(requester);
    await end(client, Number(association?.id));

    const ofSides = ['requestAssociation', 'associate', 'separate'];
    const ofClient = await actionsOf('customer', client.id);
    expect(ofClient.map(({ action }) => action)).toEqual(ofSides.map((verb) => `customer.${verb}`));
    expect(ofClient[0]?.changes).toEqual({ partner: { after: requester.name } });
    const ofRequester = await actionsOf('broadcaster', requester.id);
    expect(ofRequester.map(({ action }) => action)).toEqual(
      ofSides.map((verb) => `broadcaster.${verb}`),
    );
    expect(ofRequester[0]?.changes).toEqual({ partner: { after: client.name } });
    const ofRequest = await actionsOf('associationRequest', id);
    expect(ofRequest.map(({ action }) => action.split('.')[1])).toEqual([
      'create',
      'accept',
      'end',
    ]);
  });

  test.each(['decline', 'withdraw'] as const)('shows a %s to both sides', async (verb) => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    const id = await createRequest(requester, client);
    await answer(verb === 'decline' ? client.admin : requester.admin, id, verb);
    for (const [noun, { id: subject }] of [
      ['customer', client],
      ['agency', requester],
    ] as const) {
      expect((await actionsOf(noun, subject)).at(-1)?.action).toBe(`${noun}.${verb}Association`);
    }
  });
});

test('a request that was made twice is in the histories once', async () => {
  const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
  await requestClient(requester, client);
  await requestClient(requester, client);
  const { rowCount } = await database.pool.query(
    `select from audit_entry where subject_type = 'customer' and subject_id = $1`,
    [String(client.id)],
  );
  expect(rowCount).toBe(1);
});
