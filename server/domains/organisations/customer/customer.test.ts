import { describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { listUnassociatedCustomers } from './customer-list.service.js';

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis);
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();

const create = (body: Record<string, unknown>, actor: Actor = admin) =>
  call(actor, 'POST', '/customers/', { cust_name: 'Acme Ltd', country_code: 'NZ', ...body });
const findUnassociated = async (actor: Actor, search: string) => {
  const page = { first: 50, descending: false, search };
  return (await listUnassociatedCustomers(serviceContext({ database, redis }, actor), page)).nodes;
};
const agencyActor = async (countryList = ['NZ']): Promise<Actor> => ({
  ...actorOf('AGENCY', (await buildAgency(fork())).id),
  countryList,
});

describe('creating a client', () => {
  test('answers 201 with its defaults', async () => {
    const { status, body } = await create({
      domain: 'HTTPS://Shop.Example.co.nz/path?x=1',
      admin_email: ' a@b.nz ',
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      cust_name: 'Acme Ltd',
      display_name: null,
      domain: 'shop.example.co.nz',
      admin_email: 'a@b.nz',
      taxonomy_id: 0,
      taxonomy_desc: 'Uncategorised',
      country_code: 'NZ',
      country_list: ['NZ'],
      operational_countries: [{ country_code: 'NZ', country_name: 'New Zealand' }],
      billing_entity: 2,
      is_multi_country: false,
      status: 'Active',
    });
  });

  const badDomain = 'Please enter a valid domain (e.g., example.com)';
  test.each([
    [{ cust_name: ' ' }, { cust_name: 'Client name is required' }],
    [{ cust_name: 'abc' }, { cust_name: 'Client name must be at least 4 characters' }],
    [{ cust_name: 'x'.repeat(256) }, { cust_name: 'Client name must be at most 255 characters' }],
    [{ domain: 'nodots' }, { domain: badDomain }],
    [{ domain: '-a.com' }, { domain: badDomain }],
    [{ domain: `${'a'.repeat(64)}.com` }, { domain: badDomain }],
    [{ domain: 'a.b.c1' }, { domain: badDomain }],
    [{ domain: 'a.c' }, { domain: badDomain }],
    [{ domain: 'https://' }, { domain: badDomain }],
    [{ admin_email: 'nobody' }, { admin_email: 'Please enter a valid email address' }],
    [{ admin_email: 'a b@c.nz' }, { admin_email: 'Please enter a valid email address' }],
    [{ taxonomy_id: 999 }, { taxonomy_id: 'Choose a category from the list' }],
    [{ billing_entity: 3 }, { billing_entity: 'Billing entity must be one of 0, 1, 2' }],
    [{ country_code: null }, { country_code: 'Primary country is required' }],
    [{ country_code: 'XX' }, { country_code: 'Choose a country from the list' }],
    [{ country_list: ['ZZ', 'AU'] }, { country_list: 'Unknown countries: ZZ' }],
  ])('%j is refused with %j', async (body, errors) => {
    const answer = await create(body);
    expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
  });

  test('the home country is always among the countries', async () => {
    expect(
      (await create({ country_code: 'au', country_list: ['NZ', 'nz'] })).body.country_list,
    ).toEqual(['AU', 'NZ']);
  });

  test('without the right to choose, it gets the country of its creator and the default billing', async () => {
    const own = { country_code: 'NZ', country_list: ['NZ'], billing_entity: 2 };
    const actor = await agencyActor();
    const none = { country_code: undefined, country_list: undefined, billing_entity: undefined };
    expect((await create(none, actor)).body).toMatchObject(own);
    expect((await create({ ...own, country_code: 'nz' }, actor)).body).toMatchObject(own);
  });

  const OUTSIDE = 'Selected country is not in your operational scope';
  test.each([
    [{ country_code: 'JP' }, { country_code: OUTSIDE }],
    [{ country_list: ['NZ', 'AU'] }, { country_list: 'Cannot operate in: AU' }],
    [{ billing_entity: 0 }, { billing_entity: 'Only a super admin chooses who is charged' }],
  ])('without the right to choose, %j is refused', async (body, errors) => {
    const answer = await create(body, await agencyActor());
    expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
  });

  test('with several countries, its creator chooses among them', async () => {
    const actor = await agencyActor(['NZ', 'AU']);
    expect((await create({ country_code: 'AU' }, actor)).body.country_code).toBe('AU');
    expect((await create({ country_code: null }, actor)).errors).toEqual({
      country_code: 'Primary country is required',
    });
    expect((await create({ country_code: 'US' }, actor)).errors).toEqual({
      country_code: 'Selected country is not in your operational scope',
    });
    expect((await create({ country_list: ['AU', 'US', 'FJ'] }, actor)).errors).toEqual({
      country_list: 'Cannot operate in: US, FJ',
    });
  });

  test('its creator sees it afterwards, others do not', async () => {
    const [actor, other] = [await agencyActor(), await agencyActor()];
    const { id } = (await create({}, actor)).body;
    expect((await call(actor, 'GET', '/customers/')).list.map((row) => row.id)).toEqual([id]);
    expect((await call(other, 'GET', '/customers/')).list).toEqual([]);
  });
});

describe('changing a client', () => {
  test('names what it changes; a new home country queues a recomputation of all figures, in the same transaction', async () => {
    const customer = await buildCustomer(fork());
    const path = `/customers/${customer.id}`;
    const requests = async () =>
      (
        await database.pool.query(
          `select from worker_job where kind = 'recompute' and (input->>'customerId')::int = $1`,
          [customer.id],
        )
      ).rowCount;

    expect((await call(admin, 'PUT', path, { display_name: 'Acme' })).body).toMatchObject({
      cust_name: customer.custName,
      display_name: 'Acme',
    });
    expect((await call(admin, 'PUT', path, { country_code: 'AU', cust_name: '' })).status).toBe(
      422,
    );
    expect(await requests()).toBe(0);

    const { body } = await call(admin, 'PUT', path, { country_code: 'AU' });

    expect(body).toMatchObject({ country_code: 'AU', country_list: ['AU', 'NZ'] });
    expect(await requests()).toBe(1);
  });

  test('an admin of the client chooses within its own countries', async () => {
    const customer = await buildCustomer(fork(), { countryList: ['NZ', 'AU'] });
    const actor = { ...actorOf('CUSTOMER', customer.id), countryList: ['NZ', 'AU'] };
    const path = `/customers/${customer.id}`;
    expect((await call(actor, 'PUT', path, { country_code: 'AU' })).status).toBe(200);
    expect((await call(actor, 'PUT', path, { country_code: 'US' })).errors).toEqual({
      country_code: 'Selected country is not in your operational scope',
    });
    expect((await call(actor, 'PUT', path, { billing_entity: 2 })).status).toBe(200);
    expect((await call(actor, 'PUT', path, { billing_entity: 0 })).errors).toEqual({
      billing_entity: 'Only a super admin chooses who is charged',
    });
  });
});

describe('associating', () => {
  test('asks the client; the list before, and the answer, show no more than id, name and country', async () => {
    const customer = await buildCustomer(fork(), {
      adminEmail: 'secret@example.com',
      domain: 'example.com',
    });

    const actor = await agencyActor();
    const known = { id: customer.id, cust_name: customer.custName, country_code: 'NZ' };
    const unassociated = async () =>
      (await call(actor, 'GET', '/customers/?associated=false')).list.find(
        (row) => row.id === customer.id,
      );

    expect(await unassociated()).toEqual(known);

    const path = `/customers/${customer.id}/associate`;
    for (const body of [{ existing_id: 1 }, {}]) {
      const answer = await call(actor, 'POST', path, body);
      expect(answer).toMatchObject({
        status: 200,
        body: { ...known, status: 'Waiting for approval' },
      });
      expect(Object.keys(answer.body)).toHaveLength(4);
    }

    expect(await unassociated()).toEqual(known);
    expect((await call(actor, 'GET', '/customers/?associated=true')).list).toEqual([]);
  });

  test('finds clients by name, and by a domain that was typed in full, and shows the domain only then', async () => {
    const domain = 'typed-in-full.example';
    const { id } = await buildCustomer(fork(), { custName: 'Kererū Outdoors', domain });

    await buildCustomer(fork(), { domain: `other-${domain}` });

    const actor = await agencyActor();
    const search = async (text: string) => {
      const found = await findUnassociated(actor, text);
      return found.map((row) => ({ id: row.id, domain: row.domain }));
    };

    expect(await search('kererū')).toEqual([{ id, domain: null }]);
    expect(await search(domain)).toEqual([{ id, domain }]);
    expect(await search(`HTTPS://${domain.toUpperCase()}/about`)).toEqual([{ id, domain }]);

    for (const part of ['typed-in-full', '.example', 'ed-in-full.exampl'])
      expect(await search(part)).toEqual([]);
  });

  test('is not for a super admin, who has no organisation; its unassociated clients are those related to nobody', async () => {
    const [lonely, related] = [await buildCustomer(fork()), await buildCustomer(fork())];

    await buildRelationship(fork(), {
      customerId: related.id,
      broadcasterId: (await buildBroadcaster(fork())).id,
    });
    expect((await call(admin, 'POST', `/customers/${lonely.id}/associate`)).status).toBe(422);

    const ids = (await call(admin, 'GET', '/customers/?associated=false')).list.map(
      (row) => row.id,
    );

    expect([ids.includes(lonely.id), ids.includes(related.id)]).toEqual([true, false]);
  });

  test('with an archived or unknown client is not found', async () => {
    const archived = await buildCustomer(fork(), { archivedAt: new Date() });
    const actor = await agencyActor();
    for (const id of [archived.id, 999_999]) {
      expect((await call(actor, 'POST', `/customers/${id}/associate`)).status).toBe(404);
    }
  });
});

describe('who may do what with a client', () => {
  test.each([
    // kind, level, create, list unassociated, associate, change, archive
    ['AGENCY', 'ADMIN', 201, 200, 200, 403, 403],
    ['AGENCY', 'USER', 201, 403, 403, 403, 403],
    ['BROADCASTER', 'ADMIN', 201, 200, 200, 403, 403],
    ['BROADCASTER', 'USER', 201, 403, 403, 403, 403],
    ['ADTECH', 'USER', 201, 403, 403, 403, 403],
    ['CUSTOMER', 'ADMIN', 403, 403, 403, 200, 204],
    ['CUSTOMER', 'USER', 403, 403, 403, 403, 403],
  ] as const)('%s %s', async (kind, level, ...expected) => {
    const em = fork();
    const customer = await buildCustomer(em);
    const ids = {
      AGENCY: async () => (await buildAgency(em)).id,
      BROADCASTER: async () => (await buildBroadcaster(em)).id,
      ADTECH: async () => (await buildAdTech(em)).id,
      CUSTOMER: async () => customer.id,
    };

    const actor: Actor = { ...actorOf(kind, await ids[kind]()), permissionLevel: level };
    const before = [
      (await create({}, actor)).status,
      (await call(actor, 'GET', '/customers/?associated=false')).status,
      (await call(actor, 'POST', `/customers/${customer.id}/associate`)).status,
    ];

    if (kind !== 'CUSTOMER') {
      await buildRelationship(em, {
        customerId: customer.id,
        [`${kind.toLowerCase()}Id`]: actor.entityId,
      });
    }

    const statuses = [
      ...before,
      (await call(actor, 'PUT', `/customers/${customer.id}`, { display_name: 'New' })).status,
      (await call(actor, 'DELETE', `/customers/${customer.id}`)).status,
    ];

    expect(statuses).toEqual(expected);
  });

  test('one that is not visible is not found, whatever the caller may do', async () => {
    const customer = await buildCustomer(fork());
    const actor = await agencyActor();
    expect((await call(actor, 'PUT', `/customers/${customer.id}`, {})).status).toBe(404);
    expect((await call(actor, 'DELETE', `/customers/${customer.id}`)).status).toBe(404);
  });

  test('an archived client is not found by anybody', async () => {
    const customer = await buildCustomer(fork());
    expect((await call(admin, 'DELETE', `/customers/${customer.id}`)).status).toBe(204);
    expect((await call(admin, 'DELETE', `/customers/${customer.id}`)).status).toBe(404);
    expect((await call(admin, 'PUT', `/customers/${customer.id}`, {})).status).toBe(404);
    expect((await call(admin, 'GET', '/customers/')).list.map((row) => row.id)).not.toContain(
      customer.id,
    );
    expect((await call(admin, 'GET', `/campaigns/customer/${customer.id}`)).status).toBe(404);
  });
});
