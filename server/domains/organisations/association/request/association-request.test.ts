import { describe, expect, test } from '@jest/globals';
import { buildRelationship } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { associationWorld } from '#server/domains/organisations/association/testing/association-world.js';

const database = testDatabase();
const redis = testRedis();
const {
  call,
  fork,
  side,
  superAdmin,
  requestClient,
  requestAgency,
  createRequest,
  answer,
  requestOf,
  seesClient,
  advance,
} = associationWorld(database, redis);

const count = async (table: 'relationship' | 'association_request', customerId: number) => {
  const sql = `select count(*)::int as n from ${table} where customer_id = $1`;
  return (await database.pool.query<{ n: number }>(sql, [customerId])).rows[0]?.n;
};

describe('asking a client to be associated', () => {
  test.each(['AGENCY', 'BROADCASTER', 'ADTECH'] as const)(
    'gives an %s its id, name, country and that it waits, and no access',
    async (kind) => {
      const [client, requester] = [await side('CUSTOMER'), await side(kind)];
      const { status, body } = await requestClient(requester, client);
      const expected = {
        id: client.id,
        cust_name: client.name,
        country_code: 'NZ',
        status: 'Waiting for approval',
      };

      expect({ status, body }).toEqual({ status: 200, body: expected });
      expect(await seesClient(requester.admin, client)).toBe(false);
      expect((await call(requester.admin, 'GET', '/customers/')).list).toEqual([]);
      expect(await count('relationship', client.id)).toBe(0);
    },
  );

  test('is for admins of an organisation alone', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    const path = `/customers/${client.id}/associate`;
    expect((await call(requester.user, 'POST', path)).status).toBe(403);
    expect((await call(requester.user, 'GET', '/customers/?associated=false')).status).toBe(403);
    expect((await call((await superAdmin()).actor, 'POST', path)).status).toBe(422);
    expect(await count('association_request', client.id)).toBe(0);
  });

  test('again, or many times at once, is the same request', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('BROADCASTER')];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => requestClient(requester, client)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect((await requestClient(requester, client)).body.status).toBe('Waiting for approval');
    expect(await count('association_request', client.id)).toBe(1);
  });

  test('it works with already is a conflict', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    await buildRelationship(fork(), { customerId: client.id, agencyId: requester.id });
    expect((await requestClient(requester, client)).status).toBe(409);
  });

  test('that is archived is not found, and nobody sees a request to it any more', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    const id = await createRequest(requester, client);
    await database.pool.query('update customer set archived_at = now() where id = $1', [client.id]);
    expect((await requestClient(requester, client)).status).toBe(404);
    expect(await requestOf(requester.admin, requester, client)).toBeUndefined();
    const { actor } = await superAdmin();
    expect((await answer(actor, id, 'accept')).status).toBe(404);
  });
});

describe('answering a request', () => {
  test('with yes makes the client visible, for its admin, a super admin or an admin of its agency', async () => {
    const manager = await side('AGENCY');
    const { actor } = await superAdmin();

    for (const who of ['client', 'super admin', 'managing agency'] as const) {
      const [client, requester] = [await side('CUSTOMER'), await side('BROADCASTER')];
      await buildRelationship(fork(), { customerId: client.id, agencyId: manager.id });
      const id = await createRequest(requester, client);
      const by = { client: client.admin, 'super admin': actor, 'managing agency': manager.admin }[
        who
      ];
      expect((await answer(by, id, 'accept')).body).toMatchObject({
        id,
        state: 'ACCEPTED',
        viewer_can: [],
      });
      expect(await seesClient(requester.user, client)).toBe(true);
    }
  });

  test('is for nobody else: not the requester, a plain user, another broadcaster of the client or an outsider', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    const [broadcaster, outsider, manager] = [
      await side('BROADCASTER'),
      await side('AGENCY'),
      await side('AGENCY'),
    ];

    await buildRelationship(fork(), { customerId: client.id, broadcasterId: broadcaster.id });
    await buildRelationship(fork(), { customerId: client.id, agencyId: manager.id });

    const id = await createRequest(requester, client);
    const statuses = [
      requester.admin,
      client.user,
      manager.user,
      broadcaster.admin,
      outsider.admin,
    ].map(async (actor) => (await answer(actor, id, 'accept')).status);

    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 404, 404]);
    expect((await answer(client.admin, id, 'withdraw')).status).toBe(403);
    expect(await count('relationship', client.id)).toBe(2);
    expect(await requestOf(requester.admin, requester, client)).toMatchObject({
      state: 'WAITING',
      viewer_can: ['withdraw'],
    });
  });

  test('is not for an agency that works for the client no longer', async () => {
    const [client, requester, former] = [
      await side('CUSTOMER'),
      await side('BROADCASTER'),
      await side('AGENCY'),
    ];

    const { id: relationshipId } = await buildRelationship(fork(), {
      customerId: client.id,
      agencyId: former.id,
    });

    const id = await createRequest(requester, client);

    expect(await requestOf(former.admin, requester, client)).toBeDefined();
    await call(client.admin, 'DELETE', `/associations/${relationshipId}`);
    expect(await requestOf(former.admin, requester, client)).toBeUndefined();
    expect((await answer(former.admin, id, 'accept')).status).toBe(404);
  });

  test('with yes many times at once relates the two once', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('ADTECH')];
    const id = await createRequest(requester, client);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer(client.admin, id, 'accept')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect(await count('relationship', client.id)).toBe(1);
  });

  test('with yes and no at once: one wins, and what it said is what holds', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    const id = await createRequest(requester, client);
    const [yes, no, back] = await Promise.all([
      answer(client.admin, id, 'accept'),
      answer(client.admin, id, 'decline'),
      answer(requester.admin, id, 'withdraw'),
    ]);
    expect([yes.status, no.status, back.status].sort()).toEqual([200, 409, 409]);
    expect(await seesClient(requester.admin, client)).toBe(yes.status === 200);
  });

  test.each(['decline', 'withdraw'] as const)(
    'a %s leaves nothing in sight, and is final',
    async (verb) => {
      const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
      const id = await createRequest(requester, client);
      const by = verb === 'decline' ? client.admin : requester.admin;
      expect((await answer(by, id, verb)).status).toBe(200);
      expect((await answer(by, id, verb)).status).toBe(200);
      expect((await answer(client.admin, id, 'accept')).status).toBe(409);
      expect(await seesClient(requester.admin, client)).toBe(false);
    },
  );
});

describe('two that ask each other', () => {
  test('agree: the second request accepts the first', async () => {
    const [client, agency] = [await side('CUSTOMER'), await side('AGENCY')];
    await requestClient(agency, client);
    expect((await requestAgency(client, agency)).body).toMatchObject({ status: 'Active' });
    expect(await seesClient(agency.admin, client)).toBe(true);
    expect(await count('association_request', client.id)).toBe(1);
  });

  test('at the same moment agree as well', async () => {
    const [client, agency] = [await side('CUSTOMER'), await side('AGENCY')];
    const answers = await Promise.all([
      requestClient(agency, client),
      requestAgency(client, agency),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seesClient(agency.admin, client)).toBe(true);
    expect(await count('association_request', client.id)).toBe(1);
  });
});

describe('a client that asks for an agency', () => {
  test('shows itself once the agency says yes; its other agencies have no say', async () => {
    const [client, agency, other] = [
      await side('CUSTOMER'),
      await side('AGENCY'),
      await side('AGENCY'),
    ];

    await buildRelationship(fork(), { customerId: client.id, agencyId: other.id });

    const { body } = await requestAgency(client, agency);

    expect(body).toEqual({
      id: agency.id,
      agency_name: agency.name,
      country_code: 'NZ',
      status: 'Waiting for approval',
    });
    expect(await requestOf(other.admin, client, agency)).toBeUndefined();

    const id = Number((await requestOf(agency.admin, client, agency))?.id);

    expect((await answer(client.admin, id, 'accept')).status).toBe(403);
    expect(await seesClient(agency.admin, client)).toBe(false);
    await answer(agency.admin, id, 'accept');
    expect(await seesClient(agency.admin, client)).toBe(true);
  });
});

describe('a super admin who relates two organisations', () => {
  test('answers the request that waited', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    await requestClient(requester, client);
    const { actor } = await superAdmin();
    await call(actor, 'POST', '/admin/relationships', {
      customer_id: client.id,
      agency_id: requester.id,
    });
    expect(await requestOf(requester.admin, requester, client)).toMatchObject({
      state: 'ACCEPTED',
    });
  });

  test('at the moment it is accepted waits for nobody', async () => {
    const { actor } = await superAdmin();
    for (let round = 0; round < 5; round += 1) {
      const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
      const id = await createRequest(requester, client);
      const body = { customer_id: client.id, agency_id: requester.id };
      const [related, accepted] = await Promise.all([
        call(actor, 'POST', '/admin/relationships', body),
        answer(client.admin, id, 'accept'),
      ]);
      expect([200, 201]).toContain(related.status);
      expect(accepted.status).toBe(200);
    }
  });
});

describe('nobody is pestered', () => {
  test('within 30 days of a refusal nobody asks again; afterwards it may', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    await answer(client.admin, await createRequest(requester, client), 'decline');
    const refused = await requestClient(requester, client);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(
      /^This client said no\. Your organisation can ask again from \d+ \w+ \d{4}\.$/,
    );
    advance(31);
    expect((await requestClient(requester, client)).body.status).toBe('Waiting for approval');
  });

  test('the other side may ask in turn, after a refusal too', async () => {
    const [client, agency] = [await side('CUSTOMER'), await side('AGENCY')];
    await answer(client.admin, await createRequest(agency, client), 'decline');
    expect((await requestAgency(client, agency)).body.status).toBe('Waiting for approval');
  });

  test('after the other side ended an association it is the same; the side that ended it may ask at once', async () => {
    for (const [ended, status] of [
      ['client', 429],
      ['asker', 200],
    ] as const) {
      const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
      await answer(client.admin, await createRequest(requester, client), 'accept');
      const [association] = (await call(requester.admin, 'GET', '/associations/')).list;
      const by = ended === 'client' ? client.admin : requester.admin;
      expect((await call(by, 'DELETE', `/associations/${String(association?.id)}`)).status).toBe(
        204,
      );
      expect((await requestClient(requester, client)).status).toBe(status);
    }
  });

  test('asking and taking back ends after three times in 30 days', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('BROADCASTER')];
    for (let times = 0; times < 3; times += 1)
      await answer(requester.admin, await createRequest(requester, client), 'withdraw');
    expect((await requestClient(requester, client)).status).toBe(429);
    advance(31);
    expect((await requestClient(requester, client)).status).toBe(200);
  });

  test('an organisation asks fifty others a day', async () => {
    const requester = await side('ADTECH');
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into customer (cust_name, taxonomy_id, country_code, country_list, billing_entity, created_at, created_by_entity_type)
        select 'Many ' || n, 0, 'NZ', '{NZ}', 2, now(), 'SYSTEM' from generate_series(1, 51) n returning id`,
    );
    const statuses: number[] = [];
    for (const { id } of rows)
      statuses.push((await call(requester.admin, 'POST', `/customers/${id}/associate`)).status);
    expect(statuses).toEqual([...Array<number>(50).fill(200), 429]);
  });
});

describe('the list of requests', () => {
  test('holds what one made and what one may answer, and is narrowed by state, kind and side', async () => {
    const [client, agency, requester] = [
      await side('CUSTOMER'),
      await side('AGENCY'),
      await side('BROADCASTER'),
    ];

    await buildRelationship(fork(), { customerId: client.id, agencyId: agency.id });
    await requestClient(requester, client);
    await requestAgency(requester, agency);

    const list = async (query: string) => {
      const { list: rows } = await call(agency.admin, 'GET', `/association-requests/?${query}`);
      return rows.map((row) => (row.target as { name: string }).name); // as documented
    };

    expect(await list('')).toEqual([client.name, agency.name]);
    expect(await list('kind=AGENCY')).toEqual([agency.name]);
    expect(await list('kind=CUSTOMER')).toEqual([client.name]);
    expect(await list('is_incoming=false')).toEqual([]);
    expect(await list('is_incoming=true&state=WAITING')).toEqual([client.name, agency.name]);
    expect(await list('state=DECLINED')).toEqual([]);

    const { list: own } = await call(
      requester.admin,
      'GET',
      '/association-requests/?is_incoming=false',
    );

    expect(own).toHaveLength(2);
  });

  test('shows each side only the other’s id, kind, name and country', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    await requestClient(requester, client);

    const party = (name: string, id: number, kind: string) => ({
      entity_type: kind,
      entity_id: id,
      name,
      country_code: 'NZ',
    });

    for (const { admin } of [client, requester]) {
      expect(await requestOf(admin, requester, client)).toMatchObject({
        requester: party(requester.name, requester.id, 'AGENCY'),
        target: party(client.name, client.id, 'CUSTOMER'),
      });
    }
  });
});
