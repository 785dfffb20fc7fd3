import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import type { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import {
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { findRows } from '#server/core/orm/find-row.js';
import { toNodeId } from '#server/core/graphql/node-id.js';
import type { Change } from './change.type.js';
import { listedRows } from '#server/records/record-kinds/record-kind.js';
import {
  CHANGED_TYPES,
  RECORD_KINDS,
  type ChangedType,
} from '#server/records/record-kinds/record-kinds.js';
import { listChanges } from './changes.service.js';

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis);
const fork = () => database.orm.em.fork();
const sql = (text: string, params: unknown[] = []) => database.pool.query(text, params);
const as = (actor: Actor) => serviceContext({ database, redis }, actor);

interface Copy {
  position: string | null;
  /** Time of the last save of each record, by nodeId. */
  records: Map<string, string>;
}

const newCopy = (): Copy => ({ position: null, records: new Map() });

const recordOf = (change: Change) =>
  change.customer ??
  change.channel ??
  change.campaign ??
  change.booking ??
  change.creative ??
  change.impressionTag ??
  change.siteTag ??
  change.experiment;

/** The sync program of docs/partners.md. */
async function sync(
  actor: Actor,
  copy: Copy,
  { types, first = 7 }: { types?: ChangedType[]; first?: number } = {},
): Promise<Change[]> {
  const seen: Change[] = [];

  for (let hasMore = true; hasMore;) {
    const page = await listChanges(as(actor), { after: copy.position, types, first });
    for (const change of page.changes) {
      const record = recordOf(change);
      if (record) copy.records.set(change.nodeId, record.updatedAt.toISOString());
      else copy.records.delete(change.nodeId);
    }
    seen.push(...page.changes);
    copy.position = page.position;
    ({ hasMore } = page);
  }

  return seen;
}

/** Returns what the organisation sees now, by the conditions of the lists. */
async function source(actor: Actor): Promise<Map<string, string>> {
  const records = new Map<string, string>();

  for (const type of CHANGED_TYPES) {
    const kind = RECORD_KINDS[type];
    const { rows } = await sql(`select id from ${kind.table}`);
    const ids = (rows as { id: number }[]).map(({ id }) => id); // as selected
    const found = await findRows<{ id: number; updatedAt: Date }>(
      fork(),
      kind.entity,
      ids,
      listedRows(kind, actor),
    );
    for (const { id, updatedAt } of found)
      records.set(toNodeId(type, String(id)), updatedAt.toISOString());
  }

  return records;
}

const sorted = (records: Map<string, string>) => [...records].sort();

const pick = <T>(all: readonly T[]): T => {
  const picked = all[Math.floor(Math.random() * all.length)];
  if (picked === undefined) throw new Error('there is nothing to pick');
  return picked;
};

describe('a copy by the change feed', () => {
  const customers: number[] = [];
  let broadcasters: Broadcaster[];
  let channels: Channel[];
  let agencyId: number;

  beforeAll(async () => {
    const em = fork();
    agencyId = (await buildAgency(em)).id;
    broadcasters = [await buildBroadcaster(em), await buildBroadcaster(em)];
    channels = await Promise.all(
      broadcasters.map((owner) => buildChannel(database.orm.em.fork(), { owner })),
    );
    for (let count = 0; count < 3; count += 1) {
      const { id } = await buildCustomer(em);
      customers.push(id);
      await buildRelationship(em, { customerId: id, agencyId });
      for (const { id: broadcasterId } of broadcasters)
        await buildRelationship(em, { customerId: id, broadcasterId });
    }
  });

  const touch = (table: string, set: string) =>
    sql(
      `update ${table} set ${set}, version = version + 1, updated_at = now()
       where id = (select id from ${table} order by random() limit 1)`,
    );

  const relate = async () => {
    const { rowCount } = await sql(
      `delete from relationship where id = (select id from relationship where agency_id is not null order by random() limit 1)`,
    );
    const missing = await sql(
      `select id from customer c where not exists (select from relationship r where r.customer_id = c.id and r.agency_id = $1) order by random() limit 1`,
      [agencyId],
    );
    const [customer] = missing.rows as { id: number }[]; // as selected
    if (customer && (rowCount === 0 || Math.random() < 0.7))
      await buildRelationship(fork(), { customerId: customer.id, agencyId });
  };

  const CHANGES: (() => Promise<unknown>)[] = [
    () => buildCampaign(fork(), { customerId: pick(customers) }),
    () => buildBooking(fork(), { customerId: pick(customers), channel: pick(channels) }),
    () => buildCreative(fork(), { customerId: pick(customers) }),
    () => buildSiteTag(fork(), { customerId: pick(customers) }),
    async () => {
      const customerId = pick(customers);
      const booking = await buildBooking(fork(), { customerId, channel: pick(channels) });
      await buildImpressionTag(fork(), { booking });
    },
    async () => {
      const customerId = pick(customers);
      const booking = await buildBooking(fork(), { customerId, channel: pick(channels) });
      await buildExperiment(fork(), { booking });
    },
    () => touch('experiment', `experiment_name = 'Name ' || random()`),
    () => touch('booking', `booking_name = 'Name ' || random()`),
    () => touch('booking', `channel_id = ${pick(channels).id}`),
    () => touch('campaign', `campaign_name = 'Name ' || random()`),
    () => touch('channel', `channel_name = 'Name ' || random()`),
    () => touch('customer', `archived_at = case when archived_at is null then now() end`),
    ...['booking', 'campaign', 'creative', 'site_tag'].map(
      (table) => () => touch(table, `archived_at = case when archived_at is null then now() end`),
    ),
    () =>
      sql(`update impression_tag set removed_at = case when removed_at is null then now() end, updated_at = now()
           where id = (select id from impression_tag order by random() limit 1)`),
    () =>
      sql(`delete from creative c where id = (select id from creative x
             where not exists (select from impression_tag i where i.creative_id = x.id) limit 1)`),
    relate,
  ];

  test('equals what each organisation sees, through a thousand random changes', async () => {
    const readers = [
      actorOf('AGENCY', agencyId),
      actorOf('BROADCASTER', broadcasters[0]?.id ?? 0),
      actorOf('SYSTEM'),
    ].map((actor) => ({ actor, copy: newCopy() }));

    for (let made = 0; made < 1_000; made += 1) {
      await pick(CHANGES)();
      if (Math.random() > 0.03) continue;
      const { actor, copy } = pick(readers);
      await sync(actor, copy, { first: 50 });
      expect(sorted(copy.records)).toEqual(sorted(await source(actor)));
    }

    // However the random changes ended, each reader sees records of every client now.
    for (const table of ['customer', 'booking', 'campaign', 'creative', 'site_tag'])
      await sql(`update ${table} set archived_at = null`);
    await sql('delete from relationship where agency_id = $1', [agencyId]);
    for (const customerId of customers) await buildRelationship(fork(), { customerId, agencyId });

    for (const { actor, copy } of readers) {
      await sync(actor, copy, { first: 50 });
      expect(copy.records.size).toBeGreaterThan(5);
      expect(sorted(copy.records)).toEqual(sorted(await source(actor)));
    }
  }, 120_000);
});

describe('the change feed', () => {
  test('never skips a record whose transaction commits after later ones were read', async () => {
    const { id: customerId } = await buildCustomer(fork());
    const actor = actorOf('CUSTOMER', customerId);
    const copy = newCopy();
    const late = await database.pool.connect();

    try {
      await late.query('begin');
      const { rows } = await late.query<{ id: number }>(
        `insert into campaign (customer_id, campaign_name, start_date, end_date, created_at, created_by_entity_type)
         values ($1, 'Late', '2026-01-01', '2026-01-31', now(), 'SYSTEM') returning id`,
        [customerId],
      );
      await buildCampaign(fork(), { customerId, campaignName: 'Early' });
      await sync(actor, copy);
      expect(await sync(actor, copy)).toEqual([]);

      await late.query('commit');
      const lateId = rows[0]?.id;
      expect(await sync(actor, copy)).toMatchObject([
        { type: 'Campaign', recordId: lateId, kind: 'CREATED' },
      ]);
    } finally {
      late.release();
    }
  });

  test('says how a record changed, and what left the caller as removed', async () => {
    const em = fork();
    const customer = await buildCustomer(em);
    const agency = await buildAgency(em);
    const relationship = await buildRelationship(em, {
      customerId: customer.id,
      agencyId: agency.id,
    });
    const campaign = await buildCampaign(em, { customer });
    const actor = actorOf('AGENCY', agency.id);
    const copy = newCopy();
    const types: ChangedType[] = ['Customer', 'Campaign'];
    const kinds = async () =>
      (await sync(actor, copy, { types })).map(({ type, kind }) => `${type} ${kind}`);

    expect(await kinds()).toEqual(['Customer CREATED', 'Campaign CREATED']);

    const rename = `update campaign set campaign_name = 'Else', version = version + 1 where id = $1`;
    await sql(rename, [campaign.id]);
    expect(await kinds()).toEqual(['Campaign UPDATED']);

    await sql('update customer set archived_at = now() where id = $1', [customer.id]);
    expect(await kinds()).toEqual(['Customer ARCHIVED', 'Campaign ARCHIVED']);

    await sql('update customer set archived_at = null where id = $1', [customer.id]);
    expect(await kinds()).toEqual(['Customer CREATED', 'Campaign CREATED']);

    await sql('delete from relationship where id = $1', [relationship.id]);
    expect(await kinds()).toEqual(['Customer REMOVED', 'Campaign REMOVED']);
    expect(copy.records.size).toBe(0);
  });

  test('says that a booking and its tags were archived, and that they came back', async () => {
    const em = fork();
    const booking = await buildBooking(em);
    const tag = await buildImpressionTag(em, { booking });
    const actor = actorOf('CUSTOMER', booking.customerId);
    const copy = newCopy();
    const types: ChangedType[] = ['Booking', 'ImpressionTag'];
    await sync(actor, copy, { types });
    const setArchived = (value: string) =>
      sql(
        `update booking set archived_at = ${value}, version = version + 1, updated_at = now() where id = $1`,
        [booking.id],
      );

    await setArchived('now()');
    const entriesOf = (kind: string) => [
      { type: 'Booking', recordId: booking.id, kind },
      { type: 'ImpressionTag', recordId: tag.id, kind },
    ];
    expect(await sync(actor, copy, { types })).toMatchObject(entriesOf('ARCHIVED'));
    expect(copy.records.size).toBe(0);

    await setArchived('null');
    const back = await sync(actor, copy, { types });
    expect(back).toEqual(
      expect.arrayContaining(entriesOf('CREATED').map((row) => expect.objectContaining(row))),
    );
  });

  test('tells of an experiment again when all of its visits are counted', async () => {
    const experiment = await buildExperiment(fork());
    const actor = actorOf('CUSTOMER', experiment.customerId);
    const copy = newCopy();
    const types: ChangedType[] = ['Experiment'];
    const count = (isFinal: boolean) =>
      sql(
        `insert into event_store.experiment_count values ($1, $2, now(), 10, 0, $3, 0, 0, 0)
         on conflict (experiment_id) do update set is_final = excluded.is_final, counted_at = now()`,
        [experiment.id, experiment.customerId, isFinal],
      );
    const entry = { type: 'Experiment', recordId: experiment.id };

    expect(await sync(actor, copy, { types })).toMatchObject([{ ...entry, kind: 'CREATED' }]);
    await count(false);
    expect(await sync(actor, copy, { types })).toEqual([]);
    await count(true);
    expect(await sync(actor, copy, { types })).toMatchObject([{ ...entry, kind: 'UPDATED' }]);
    expect(await sync(actor, copy, { types })).toEqual([]);
  });

  test('tells nothing of records that the caller has never seen', async () => {
    const em = fork();
    const [ours, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
    const customer = await buildCustomer(em);
    for (const { id: broadcasterId } of [ours, theirs])
      await buildRelationship(em, { customerId: customer.id, broadcasterId });
    const channel = await buildChannel(em, { owner: theirs });
    const actor = actorOf('BROADCASTER', ours.id);
    const copy = newCopy();
    await sync(actor, copy);

    const booking = await buildBooking(em, { customer, channel });
    await sql('delete from booking where id = $1', [booking.id]);
    const seen = await sync(actor, copy);
    expect(seen.filter(({ type }) => type === 'Booking')).toEqual([]);
  });

  test('answers over REST only the types of the query, and goes on from its position', async () => {
    const { id: customerId } = await buildCustomer(fork());
    const campaign = await buildCampaign(fork(), { customerId });
    const read = (query: string) =>
      call(actorOf('CUSTOMER', customerId), 'GET', `/changes/${query}`);

    const { status, body } = await read('?types=Campaign,Booking');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      changes: [{ type: 'Campaign', kind: 'CREATED', campaign: { id: campaign.id } }],
      has_more: false,
    });
    const next = await read(`?types=Campaign,Booking&after=${String(body.position)}`);
    expect(next.body).toMatchObject({ changes: [], position: body.position });
  });

  test('refuses positions of another organisation, of other types and of no feed', async () => {
    const em = fork();
    const [one, other] = [await buildCustomer(em), await buildCustomer(em)];
    const { position } = await listChanges(as(actorOf('CUSTOMER', one.id)), {});
    const refused = { details: { errors: { after: expect.stringContaining('position') } } };

    await expect(
      listChanges(as(actorOf('CUSTOMER', other.id)), { after: position }),
    ).rejects.toMatchObject(refused);
    await expect(
      listChanges(as(actorOf('CUSTOMER', one.id)), { after: position, types: ['Booking'] }),
    ).rejects.toMatchObject(refused);
    await expect(
      listChanges(as(actorOf('CUSTOMER', one.id)), { after: 'x' }),
    ).rejects.toMatchObject(refused);
  });
});
