import { describe, expect, test } from '@jest/globals';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildCustomer,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');
const PATH = '/admin/relationships';
const relate = (body: Record<string, unknown>) => call(admin, 'POST', PATH, body);

async function organisations() {
  const em = database.orm.em.fork();
  return {
    client: (await buildCustomer(em)).id,
    broadcaster: (await buildBroadcaster(em)).id,
    agency: (await buildAgency(em)).id,
    adtech: (await buildAdTech(em)).id,
  };
}

describe('relating two organisations', () => {
  test('is 201 the first time and 200 on a repeat, by ids or by source and target', async () => {
    const { client, broadcaster } = await organisations();
    const first = await relate({
      customer_id: client,
      broadcaster_id: broadcaster,
      country_code: 'NZ',
    });

    expect(first).toMatchObject({
      status: 201,
      body: { customer_id: client, broadcaster_id: broadcaster, agency_id: null, adtech_id: null },
    });

    const again = await relate({
      source_type: 'broadcaster',
      source_id: broadcaster,
      target_type: 'client',
      target_id: client,
    });

    expect({ status: again.status, id: again.body.id }).toEqual({ status: 200, id: first.body.id });
    expect((await relate({ source_id: client, target_id: broadcaster })).body.id).toBe(
      first.body.id,
    );
  });

  test('takes the same two organisations named in both ways', async () => {
    const { client, broadcaster, agency, adtech } = await organisations();
    const both = { source_id: client, target_id: broadcaster, customer_id: client };
    expect((await relate({ ...both, broadcaster_id: broadcaster })).status).toBe(201);
    const byIds = { agency_id: agency, adtech_id: adtech, customer_id: null };
    expect((await relate({ ...byIds, source_type: 'adtech', target_type: 'agency' })).status).toBe(
      201,
    );
  });

  test.each([
    ['two others', { customer_id: 1, broadcaster_id: 2 }, ['customer_id', 'broadcaster_id']],
    ['another of one kind', { adtech_id: 999_999 }, ['adtech_id']],
    ['a third', { customer_id: 1 }, ['customer_id']],
  ])('is refused when the ids name %s than source and target', async (_what, ids, fields) => {
    const { agency, adtech } = await organisations();
    const ends = {
      source_type: 'agency',
      source_id: agency,
      target_type: 'adtech',
      target_id: adtech,
    };
    const { status, errors } = await relate({ ...ends, ...ids });
    expect([status, Object.keys(errors ?? {}).sort()]).toEqual([422, fields.sort()]);
  });

  test.each([
    [{ source_type: 'client' }, ['source_type']],
    [{ target_type: 'broadcaster' }, ['target_type']],
    [{ source_type: 'agency', target_type: 'agency' }, ['target_type']],
  ])('is refused when the kinds %j are not those of the ids', async (types, fields) => {
    const { agency, adtech } = await organisations();
    const { status, errors } = await relate({ agency_id: agency, adtech_id: adtech, ...types });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, fields]);
  });

  test('sent many times at once makes it once', async () => {
    const { agency, adtech } = await organisations();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => relate({ agency_id: agency, adtech_id: adtech })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(7).fill(200),
      201,
    ]);
  });

  const kinds = ['client', 'broadcaster', 'agency', 'adtech'] as const;
  const allowed: Record<string, string[]> = {
    client: ['broadcaster', 'agency', 'adtech'],
    broadcaster: ['client', 'agency'],
    agency: ['client', 'broadcaster', 'adtech'],
    adtech: ['client', 'agency'],
  };
  test.each(kinds.flatMap((source) => kinds.map((target) => [source, target] as const)))(
    'from %s to %s follows the table of targets',
    async (source, target) => {
      const [one, other] = [await organisations(), await organisations()];
      const answer = await relate({
        source_type: source,
        source_id: one[source],
        target_type: target,
        target_id: other[target],
      });
      expect(answer.status).toBe(allowed[source]?.includes(target) ? 201 : 422);
    },
  );

  test.each([
    [{}, { source_id: 'Source entity is required', target_id: 'Target entity is required' }],
    [{ source_id: 1 }, { target_id: 'Target entity is required' }],
    [{ target_id: 1 }, { source_id: 'Source entity is required' }],
    [{ customer_id: 1 }, { target_id: 'Target entity is required' }],
    [
      { customer_id: 1, broadcaster_id: 1, agency_id: 1 },
      { target_id: 'Name exactly two organisations' },
    ],
    [
      { source_type: 'broadcaster', source_id: 1, target_type: 'broadcaster', target_id: 1 },
      { target_id: 'Cannot associate entity with itself' },
    ],
    [
      { source_type: 'agency', source_id: 1, target_type: 'agency', target_id: 2 },
      { target_type: 'Associating an agency with an agency is not possible' },
    ],
    [{ source_id: 999_999, target_id: 1 }, { source_id: 'Choose a source from the list' }],
    [
      { source_type: 'channel', source_id: 1, target_id: 1 },
      { source_type: 'Is not one of the known values' },
    ],
  ])('%j is refused with %j', async (body, errors) => {
    const answer = await relate(body);
    expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
  });
});

test('ending a relationship ends the visibility that came with it', async () => {
  const { client, broadcaster } = await organisations();
  const actor = actorOf('BROADCASTER', broadcaster);
  const { body } = await relate({ customer_id: client, broadcaster_id: broadcaster });
  expect((await call(actor, 'GET', `/campaigns/customer/${client}`)).status).toBe(200);
  expect((await call(admin, 'DELETE', `${PATH}/${body.id}`)).status).toBe(204);
  expect((await call(actor, 'GET', `/campaigns/customer/${client}`)).status).toBe(404);
  expect((await call(admin, 'DELETE', `${PATH}/${body.id}`)).status).toBe(404);
});
