import { beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { buildAgency, buildRelationship } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf } from '#server/analytics/testing/queued-events.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);

const WATCH = `subscription ($filter: DashboardFilterInput!) {
  dashboard(filter: $filter) { impressionSummary { actualImpressions } }
}`;
interface Watched {
  dashboard: { impressionSummary: { actualImpressions: number } };
}

let world: World;
let filter: object;
beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  filter = { clientId: world.customerId, startDate: '2026-06-01', endDate: '2026-06-02' };
});

const connect = (token: string): Client =>
  createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
/** Stores an impression of a line. */
async function store(line: number, occurredAt: string): Promise<void> {
  const tagId = world.lines[line]?.tagId;
  if (tagId === undefined) throw new Error(`the world has no line ${line}`);
  await workers.queue([impressionOf(world, { tagId, occurredAt })]);
  await workers.untilStored();
}

test('sends the current figures, and again when an event changes them', async () => {
  const client = connect(await tokenOf(api, await buildUser(database.orm.em.fork())));
  const seen: (number | undefined)[] = [];

  try {
    for await (const { data } of client.iterate<Watched>({ query: WATCH, variables: { filter } })) {
      seen.push(data?.dashboard.impressionSummary.actualImpressions);
      if (seen.length === 2) break;
      await store(0, '2026-06-01T09:00:00Z');
    }
  } finally {
    await client.dispose();
  }

  expect(seen).toEqual([0, 1]);
}, 20_000);

test('is refused for a customer that is not visible', async () => {
  const em = database.orm.em.fork();
  const outsider = await buildUser(em, {
    entityType: 'AGENCY',
    entityId: (await buildAgency(em)).id,
  });
  const client = connect(await tokenOf(api, outsider));
  const first = await client.iterate({ query: WATCH, variables: { filter } }).next();
  expect(first.value).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  await client.dispose();
});

test('sends no more figures once the association that made them visible has ended', async () => {
  const em = database.orm.em.fork();
  const agency = await buildAgency(em);
  const { id } = await buildRelationship(em, { customerId: world.customerId, agencyId: agency.id });
  const admin = await tokenOf(api, await buildUser(em));
  const client = connect(
    await tokenOf(api, await buildUser(em, { entityType: 'AGENCY', entityId: agency.id })),
  );
  const watched = client.iterate<Watched>({ query: WATCH, variables: { filter } });

  expect((await watched.next()).value).toHaveProperty('data.dashboard.impressionSummary');
  await api.graphql('mutation ($id: Int!) { endAssociation(id: $id) }', { id }, admin);
  await store(0, '2026-06-01T10:00:00Z');
  expect((await watched.next()).value).toMatchObject({
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
  });
  await client.dispose();
}, 20_000);
