import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityType } from '#server/access/identity/actor.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCustomer,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { readTags } from '#server/operations/alerts/rules/watched-tags.js';
import { TABLES_OF_CUSTOMERS } from '#server/event-store/postgres/customers/remove-customers.js';
import { eraseLeftovers } from './keep-sandboxes.js';
import { fillSandboxes } from './traffic/fill-sandboxes.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
/** The settings of the api have as many partitions. */
const workers = testWorkers(database, redis, { partitions: 8 });

const MINUTE_MS = 60_000;
const CREATE = `mutation { createSandbox { sandbox { name builtAt filledAt } key { id key scopes } } }`;
const RESET = 'mutation { resetSandbox { filledAt } }';
const REMOVE = 'mutation { removeSandbox }';

interface Data {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

async function ask(token: string, query: string, variables = {}): Promise<Data> {
  const { body } = await api.graphql(query, variables, token);
  return body as Data; // as GraphQL answers
}

interface Created {
  createSandbox: {
    sandbox: { name: string; builtAt: string; filledAt: string | null };
    key: { id: number; key: string; scopes: string[] } | null;
  };
}

async function create(token: string): Promise<Created['createSandbox']> {
  const { data, errors } = await ask(token, CREATE);
  expect(errors).toBeUndefined();
  return (data as unknown as Created).createSandbox; // the fields of CREATE
}

async function adminOf(entityType: EntityType, entityId: number, admin = true): Promise<string> {
  const em = database.orm.em.fork();
  return tokenOf(api, await buildUser(em, { entityType, entityId, admin }));
}

const config = () => api.wiring.config;
const fill = async () => {
  await fillSandboxes({ orm: database.orm, config: config(), now: api.wiring.now });
  await workers.untilStored().catch(() => workers.untilStored()); // one wait is 20 s
};

interface Client {
  id: number;
  displayName: string;
}

async function clientsOf(token: string): Promise<Client[]> {
  const { data } = await ask(token, '{ dashboardCustomers { id displayName } }');
  return (data as unknown as { dashboardCustomers: Client[] }).dashboardCustomers; // the fields asked for
}

async function totalsOf(token: string, clientId: number) {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const query = `query ($filter: DashboardFilterInput!) {
    dashboard(filter: $filter) { impressionSummary { actualImpressions totalResponses } } }`;
  const filter = { clientId, startDate: day(100), endDate: day(-1) };
  const { data } = await ask(token, query, { filter });
  return (
    data as unknown as {
      dashboard: { impressionSummary: { actualImpressions: number; totalResponses: number } };
    }
  ).dashboard.impressionSummary; // the fields asked for
}

const countOf = async (sql: string, params: unknown[] = []) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, params))
    .rows[0]?.n ?? NaN;

let agencyId = 0;
let admin = '';

beforeAll(async () => {
  const agency = await buildAgency(database.orm.em.fork(), { agencyName: 'Northlight' });
  agencyId = agency.id;
  admin = await adminOf('AGENCY', agencyId);
});

describe('a sandbox', () => {
  let key = '';
  let first: Client[] = [];

  test('comes by one call with a key of its own, and a repeat answers the same', async () => {
    const { sandbox, key: made } = await create(admin);
    key = made?.key ?? '';

    expect(sandbox).toMatchObject({ name: 'Sandbox of Northlight', filledAt: null });
    expect(made?.scopes).toEqual(['read', 'events:write', 'campaigns:write']);
    expect(await create(admin)).toMatchObject({ sandbox: { builtAt: sandbox.builtAt }, key: null });

    first = await clientsOf(key);
    expect(first.map(({ displayName }) => displayName)).toEqual([
      'Sandbox Energy',
      'Sandbox Outdoor',
    ]);
    expect(await clientsOf(admin)).toEqual([]);
  });

  test('is marked in its keys and nowhere else', async () => {
    const { data } = await ask(key, '{ apiKey { isSandbox entityName } }');
    expect(data).toEqual({ apiKey: { isSandbox: true, entityName: 'Sandbox of Northlight' } });

    const make = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { id } }`;
    for (const isSandbox of [true, false])
      await ask(admin, make, { input: { name: `${isSandbox}`, scopes: ['read'], isSandbox } });
    const listed = await ask(admin, '{ apiKeys { name isSandbox } }');
    expect(listed.data?.apiKeys).toEqual([
      { name: 'Sandbox', isSandbox: true },
      { name: 'true', isSandbox: true },
      { name: 'false', isSandbox: false },
    ]);
  });

  test('fills with the traffic of 90 days, once, however often it is interrupted', async () => {
    await fill();
    const [client] = first;
    const figures = await totalsOf(key, client?.id ?? 0);
    expect(figures.actualImpressions).toBeGreaterThan(2_000);
    expect(figures.totalResponses).toBeGreaterThan(50);

    await database.pool.query('update sandbox set filled_at = null, fill_due_at = built_at');
    await fill();
    expect(await totalsOf(key, client?.id ?? 0)).toEqual(figures);
    const { data } = await ask(admin, '{ sandbox { filledAt } }');
    expect(data).toEqual({ sandbox: { filledAt: expect.any(String) } });
  }, 120_000);

  test('lets a program book and send events', async () => {
    const [client] = first;
    const { data } = await ask(
      key,
      `query ($customerId: Int!) { campaigns(customerId: $customerId) { nodes { id } } channels { nodes { id channelName } } }`,
      { customerId: client?.id },
    );
    const { campaigns, channels } = data as unknown as {
      campaigns: { nodes: { id: number }[] };
      channels: { nodes: { id: number; channelName: string }[] };
    }; // the fields asked for
    expect(channels.nodes.map(({ channelName }) => channelName).sort()).toEqual([
      'Sandbox Connected',
      'Sandbox Play',
      'Sandbox Sport',
    ]);
    const { errors } = await ask(
      key,
      `mutation ($input: BookingInput!) { createBooking(input: $input) { id } }`,
      {
        input: {
          customerId: client?.id,
          campaignId: campaigns.nodes[0]?.id,
          bookingName: 'Tried',
          channelId: channels.nodes.find(({ channelName }) => channelName === 'Sandbox Play')?.id,
          startDate: '2026-01-01',
          endDate: '2026-02-01',
          cpm: 10,
          countryCodes: ['NZ'],
        },
      },
    );
    expect(errors).toBeUndefined();
  });

  test('lets nobody book a real channel or name a real publisher in it, nor the reverse', async () => {
    const em = database.orm.em.fork();
    const real = await buildChannel(em);
    const { id: realPublisher } = await buildAdTech(em);
    const customer = await buildCustomer(em, {
      createdByEntityType: 'AGENCY',
      createdByEntityId: agencyId,
    });
    const own = await buildCampaign(em, { customer });
    const ids = async (table: string) =>
      (
        await database.pool.query<{ id: number }>(
          `select id from ${table} where sandbox_id > 0 order by id limit 1`,
        )
      ).rows[0]?.id;
    const campaign = await em
      .getConnection()
      .execute<{ id: number }[]>(
        `select id from campaign where customer_id = ${first[0]?.id} limit 1`,
      );
    const fields = {
      bookingName: 'Tried',
      startDate: '2026-01-01',
      endDate: '2026-02-01',
      cpm: 10,
    };
    const inSandbox = { ...fields, customerId: first[0]?.id, campaignId: campaign[0]?.id };
    const outside = { ...fields, customerId: customer.id, campaignId: own.id };
    const book = async (token: string, input: object) =>
      (
        await ask(
          token,
          `mutation ($input: BookingInput!) { createBooking(input: $input) { id } }`,
          {
            input: { ...input, countryCodes: ['NZ'] },
          },
        )
      ).errors?.[0]?.extensions.code;

    expect(await book(key, { ...inSandbox, channelId: real.id })).toBe('INVALID');
    const sandboxChannel = await ids('channel');
    expect(
      await book(key, { ...inSandbox, channelId: sandboxChannel, publisherId: realPublisher }),
    ).toBe('INVALID');
    expect(await book(key, { ...outside, channelId: real.id })).toBe('NOT_FOUND');
    expect(await book(admin, { ...outside, channelId: sandboxChannel })).toBe('INVALID');
    const sandboxPublisher = await ids('adtech');
    expect(
      await book(admin, { ...outside, channelId: real.id, publisherId: sandboxPublisher }),
    ).toBe('INVALID');
    expect(await book(admin, { ...outside, channelId: real.id })).toBeUndefined();
    expect(
      (await ask(admin, `mutation { associateCustomer(id: ${first[0]?.id}) { id } }`)).errors?.[0]
        ?.extensions.code,
    ).toBe('NOT_FOUND');
  });

  test('is in no figure of the platform, and no alert watches it', async () => {
    const superAdmin = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const { data } = await ask(superAdmin, '{ dailyActivity { totalImpressions totalWebhits } }');
    expect(data).toEqual({ dailyActivity: { totalImpressions: 0, totalWebhits: 0 } });

    const { rows } = await database.pool.query<{ id: number }>('select id from site_tag');
    const tagIds = rows.map(({ id }) => id);
    expect(tagIds.length).toBeGreaterThan(0);
    expect(await readTags(database.pool, 'SITE', tagIds)).toEqual([]);
  });

  test('is complete after a reset: nothing of before is visible, and a worker erases its events', async () => {
    const old = first.map(({ id }) => id);
    const { errors } = await ask(admin, RESET);
    expect(errors).toBeUndefined();

    const fresh = await clientsOf(key);
    expect(fresh).toHaveLength(2);
    expect(fresh.filter(({ id }) => old.includes(id))).toEqual([]);
    for (const id of old) {
      const { data } = await ask(key, `{ customer(id: ${id}) { id } }`);
      expect(data?.customer ?? null).toBeNull();
    }
    const { data } = await ask(key, '{ channels { nodes { id } } broadcasters { nodes { id } } }');
    const { channels, broadcasters } = data as unknown as Record<string, { nodes: object[] }>; // the fields asked for
    expect([channels?.nodes.length, broadcasters?.nodes.length]).toEqual([3, 0]);

    const parts = { orm: database.orm, now: api.wiring.now };
    expect(await eraseLeftovers(parts)).toBe(0);
    api.advance(16 * MINUTE_MS);
    expect(await eraseLeftovers(parts)).toBe(1);
    for (const table of TABLES_OF_CUSTOMERS)
      expect(await countOf(`event_store.${table} where customer_id = any($1)`, [old])).toBe(0);
    expect(await countOf('sandbox_leftover')).toBe(0);

    admin = await adminOf('AGENCY', agencyId); // a quarter of an hour has passed
    await fill();
    expect((await totalsOf(key, fresh[0]?.id ?? 0)).actualImpressions).toBeGreaterThan(2_000);
  }, 120_000);

  test('ends with its keys', async () => {
    expect((await ask(admin, REMOVE)).data).toEqual({ removeSandbox: true });
    expect((await ask(key, '{ apiKey { id } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await ask(admin, '{ sandbox { name } apiKeys { name } }')).data).toEqual({
      sandbox: null,
      apiKeys: [{ name: 'false' }],
    });
    expect((await ask(admin, REMOVE)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await countOf('customer where archived_at is null and sandbox_id is not null')).toBe(0);
  });
});

test('the erased tables are all of the event store with rows of a customer', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'event_store'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = 'customer_id' and not a.attisdropped order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => name !== 'customer_state');
  expect([...TABLES_OF_CUSTOMERS].sort()).toEqual(names);
});

test('every kind of organisation has one of its kind, and only its admins make it', async () => {
  const em = database.orm.em.fork();
  const owners = [
    ['CUSTOMER', (await buildCustomer(em)).id, 1],
    ['BROADCASTER', (await buildBroadcaster(em)).id, 2],
    ['ADTECH', (await buildAdTech(em)).id, 2],
  ] as const;

  for (const [kind, id, clients] of owners) {
    const { key } = await create(await adminOf(kind, id));
    const seen = await clientsOf(key?.key ?? '');
    expect(seen).toHaveLength(clients);
    const { data } = await ask(
      key?.key ?? '',
      `{ bookings(customerId: ${seen[0]?.id}) { nodes { channelName } } }`,
    );
    const { bookings } = data as unknown as { bookings: { nodes: object[] } }; // the fields asked for
    expect(bookings.nodes.length).toBeGreaterThan(0);

    const refused = await ask(await adminOf(kind, id, false), CREATE);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask(key?.key ?? '', CREATE)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }

  const superAdmin = await tokenOf(api, await buildUser(em));
  expect((await ask(superAdmin, CREATE)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('ten builds a day are the limit', async () => {
  const { id } = await buildAgency(database.orm.em.fork());
  const token = await adminOf('AGENCY', id);
  await create(token);
  for (let left = 9; left > 0; left -= 1) expect((await ask(token, RESET)).errors).toBeUndefined();
  expect((await ask(token, RESET)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
}, 60_000);
