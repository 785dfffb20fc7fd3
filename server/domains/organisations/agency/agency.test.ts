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
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();
const create = (body: Record<string, unknown>, actor: Actor = admin) =>
  call(actor, 'POST', '/agencies/', {
    agency_name: 'Bright Media',
    ...(actor === admin && { country_code: 'AU' }),
    ...body,
  });

describe('creating an agency', () => {
  test('a super admin chooses its country, others give it their own and may name no other', async () => {
    expect(await create({})).toMatchObject({
      status: 201,
      body: { agency_name: 'Bright Media', domain: null, admin_email: null, country_code: 'AU' },
    });
    const broadcaster = actorOf('BROADCASTER', (await buildBroadcaster(fork())).id);
    expect((await create({}, broadcaster)).body.country_code).toBe('NZ');
    expect((await create({ country_code: 'nz' }, broadcaster)).status).toBe(201);
    expect(await create({ country_code: 'AU' }, broadcaster)).toMatchObject({
      status: 422,
      errors: { country_code: 'Only a super admin chooses the country of an agency' },
    });
  });

  test.each([
    [{ agency_name: null }, { agency_name: 'Agency name is required' }],
    [{ agency_name: 'abc ' }, { agency_name: 'Agency name must be at least 4 characters' }],
    [{ domain: 'http://x' }, { domain: 'Please enter a valid domain (e.g., example.com)' }],
    [{ admin_email: 'x@y' }, { admin_email: 'Please enter a valid email address' }],
    [{ country_code: '' }, { country_code: 'Primary country is required' }],
  ])('%j is refused with %j', async (body, errors) => {
    const answer = await create(body);
    expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
  });
});

test('a change names what it changes, optional fields can be cleared', async () => {
  const agency = await buildAgency(fork(), { domain: 'example.com' });
  const { body } = await call(admin, 'PUT', `/agencies/${agency.id}`, {
    domain: '',
    admin_email: 'a@example.com',
  });

  expect(body).toMatchObject({
    agency_name: agency.agencyName,
    domain: null,
    admin_email: 'a@example.com',
  });
});

describe('who may do what with an agency', () => {
  test.each([
    // kind, level, create, list unassociated, associate, change, archive
    ['CUSTOMER', 'ADMIN', 201, 200, 200, 403, 403],
    ['CUSTOMER', 'USER', 201, 403, 403, 403, 403],
    ['BROADCASTER', 'USER', 201, 403, 403, 403, 403],
    ['ADTECH', 'ADMIN', 201, 200, 200, 403, 403],
    ['AGENCY', 'ADMIN', 403, 403, 403, 200, 204],
    ['AGENCY', 'USER', 403, 403, 403, 403, 403],
  ] as const)('%s %s', async (kind, level, ...expected) => {
    const em = fork();
    const agency = await buildAgency(em);
    const ids = {
      AGENCY: async () => agency.id,
      BROADCASTER: async () => (await buildBroadcaster(em)).id,
      ADTECH: async () => (await buildAdTech(em)).id,
      CUSTOMER: async () => (await buildCustomer(em)).id,
    };

    const actor: Actor = { ...actorOf(kind, await ids[kind]()), permissionLevel: level };
    const before = [
      (await create({}, actor)).status,
      (await call(actor, 'GET', '/agencies/?associated=false')).status,
      (await call(actor, 'POST', `/agencies/${agency.id}/associate`)).status,
    ];

    if (kind !== 'AGENCY') {
      await buildRelationship(em, {
        agencyId: agency.id,
        [`${kind.toLowerCase()}Id`]: actor.entityId,
      });
    }

    const statuses = [
      ...before,
      (await call(actor, 'PUT', `/agencies/${agency.id}`, { domain: 'example.com' })).status,
      (await call(actor, 'DELETE', `/agencies/${agency.id}`)).status,
    ];

    expect(statuses).toEqual(expected);
  });
});

test('the visible agencies are related ones, those the caller created and its own', async () => {
  const em = fork();
  const broadcaster = await buildBroadcaster(em);
  const actor = actorOf('BROADCASTER', broadcaster.id);
  const [related, , archived] = [
    await buildAgency(em),
    await buildAgency(em),
    await buildAgency(em),
  ];

  for (const agency of [related, archived]) {
    await buildRelationship(em, { broadcasterId: broadcaster.id, agencyId: agency.id });
  }

  const made = (await create({}, actor)).body.id;

  await call(admin, 'DELETE', `/agencies/${archived.id}`);

  const seen = async (by: Actor) =>
    (await call(by, 'GET', '/agencies/')).list.map(({ id }) => id).sort();

  expect(await seen(actor)).toEqual([related.id, made].sort());
  expect(await seen(actorOf('AGENCY', related.id))).toEqual([related.id]);
});
