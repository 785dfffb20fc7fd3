import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor, ApiKeyScope } from '#server/access/identity/actor.js';
import {
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import type { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { AuditEntry } from '#server/access/audit/audit-entry.entity.js';
import { listHistory } from './history.service.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';
import { sharingSql } from './sharing-history.js';

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis);
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();

const historyOf = async (noun: AuditedNoun, id: number, actor: Actor = admin, first = 20) =>
  (await listHistory(serviceContext({ database, redis }, actor), noun, id, { first })).nodes;

let customer: Customer;
let agency: Agency;
let broadcaster: Broadcaster;
beforeAll(async () => {
  customer = await buildCustomer(fork());
  agency = await buildAgency(fork(), { agencyName: 'Fernside Media' });
  broadcaster = await buildBroadcaster(fork(), { broadcasterName: 'Southern TV' });
  await buildRelationship(fork(), { customerId: customer.id, agencyId: agency.id });
  await buildRelationship(fork(), { customerId: customer.id, broadcasterId: broadcaster.id });
});

describe('the history of a record', () => {
  test('lists newest first who did what, with names for ids and both values of each field', async () => {
    const campaign = await buildCampaign(fork(), { customer, campaignName: 'Winter' });
    const channel = await buildChannel(fork(), { owner: broadcaster, channelName: 'South One' });
    const other = await buildChannel(fork(), { owner: broadcaster, channelName: 'South Two' });
    const person = await buildUser(fork(), {
      name: 'Mere Agent',
      entityType: 'AGENCY',
      entityId: agency.id,
    });

    const actor = { ...actorOf('AGENCY', agency.id), userId: person.id };
    const input = {
      customer_id: customer.id,
      campaign_id: campaign.id,
      channel_id: channel.id,
      cpm: 20,
    };

    const { body } = await call(actor, 'POST', '/bookings/', {
      ...input,
      booking_name: 'Prime time',
    });

    await call(actor, 'PUT', `/bookings/${body.id}`, {
      channel_id: other.id,
      cpm: 21.5,
      job_number: 'J-7',
    });

    const creative = await buildCreative(fork(), { customer, description: 'Long cut' });

    await call(actor, 'POST', `/impressiontags/save_combinations/${body.id}`, {
      creative_ids: [creative.id],
    });

    const [combined, updated, created] = await historyOf('booking', body.id, actor);

    expect(combined).toMatchObject({
      action: 'save',
      by: 'Mere Agent',
      changes: [{ field: 'creativeIds', before: [], after: ['Long cut'] }],
    });

    expect(updated?.changes).toEqual([
      {
        field: 'channelId',
        kind: 'TEXT',
        currency: null,
        before: ['South One'],
        after: ['South Two'],
      },
      { field: 'cpm', kind: 'MONEY', currency: 'NZD', before: ['20'], after: ['21.5'] },
      { field: 'jobNumber', kind: 'TEXT', currency: null, before: [], after: ['J-7'] },
    ]);

    expect(created).toMatchObject({
      action: 'create',
      by: 'Mere Agent',
      occurredAt: expect.any(Date),
    });

    expect(created?.changes).toEqual(
      expect.arrayContaining([
        { field: 'campaignId', kind: 'TEXT', currency: null, before: [], after: ['Winter'] },
        { field: 'bookingType', kind: 'TEXT', currency: null, before: [], after: ['Video'] },
        { field: 'countryCodes', kind: 'TEXT', currency: null, before: [], after: ['New Zealand'] },
      ]),
    );
  });

  test('gives no trace of a save that changed nothing, or of one that failed', async () => {
    const campaign = await buildCampaign(fork(), { customer });
    await call(admin, 'PUT', `/campaigns/${campaign.id}`, {});
    await call(admin, 'PUT', `/campaigns/${campaign.id}`, { campaign_name: 'x' });
    await call(admin, 'PUT', `/campaigns/${campaign.id}`, {
      campaign_name: 'Too late',
      version: 99,
    });
    expect(await historyOf('campaign', campaign.id)).toEqual([]);
  });

  test('comes in pages', async () => {
    const { id } = await buildCampaign(fork(), { customer });
    for (const name of ['First', 'Second', 'Third'])
      await call(admin, 'PUT', `/campaigns/${id}`, { campaign_name: name });

    const ctx = serviceContext({ database, redis }, admin);
    const page = await listHistory(ctx, 'campaign', id, { first: 2 });

    expect([page.nodes.length, page.pageInfo.hasNextPage, await page.totalCount()]).toEqual([
      2,
      true,
      3,
    ]);

    const rest = await listHistory(ctx, 'campaign', id, {
      first: 2,
      after: page.pageInfo.endCursor,
    });

    expect(rest.nodes.map(({ changes }) => changes[0]?.after)).toEqual([['First']]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    await expect(listHistory(ctx, 'campaign', id, { first: 2, after: 'x' })).rejects.toThrow(
      'cursor',
    );
    await expect(listHistory(ctx, 'campaign', id, { first: 101 })).rejects.toThrow('1 to 100');
  });

  test('names people to their colleagues, else their organisation where it is visible, else its kind', async () => {
    const channel = await buildChannel(fork(), { owner: broadcaster });
    const booking = await buildBooking(fork(), { customer, channel });
    const person = await buildUser(fork(), {
      name: 'Rua Planner',
      entityType: 'BROADCASTER',
      entityId: broadcaster.id,
    });

    const owner = { ...actorOf('BROADCASTER', broadcaster.id), userId: person.id };
    const made = { createdByEntityType: 'AGENCY', createdByEntityId: agency.id } as const;

    await database.pool.query(
      'update booking set created_by_entity_type = $2, created_by_entity_id = $3 where id = $1',
      [booking.id, made.createdByEntityType, made.createdByEntityId],
    );
    await call(owner, 'PUT', `/bookings/${booking.id}`, { booking_name: 'Renamed by Rua' });

    const byOf = async (actor: Actor) => (await historyOf('booking', booking.id, actor))[0]?.by;

    expect(await byOf(owner)).toBe('Rua Planner');
    expect(await byOf(admin)).toBe('Rua Planner');
    expect(await byOf(actorOf('AGENCY', agency.id))).toBe('A broadcaster');
    await buildRelationship(fork(), { agencyId: agency.id, broadcasterId: broadcaster.id });
    expect(await byOf(actorOf('AGENCY', agency.id))).toBe('Southern TV');
    await call(admin, 'PUT', `/bookings/${booking.id}`, { booking_name: 'Renamed by support' });
    expect(await byOf(owner)).toBe('Infinitum');
  });

  test('does not name records that are not visible', async () => {
    const secret = await buildChannel(fork(), { channelName: 'A rival channel' });
    const own = await buildChannel(fork(), { owner: broadcaster, channelName: 'South Nine' });
    const { id } = await buildBooking(fork(), { customer, channel: secret });
    await call(admin, 'PUT', `/bookings/${id}`, { channel_id: own.id });
    const [entry] = await historyOf('booking', id, actorOf('BROADCASTER', broadcaster.id));
    expect(entry?.changes).toEqual([
      {
        field: 'channelId',
        kind: 'TEXT',
        currency: null,
        before: ['not visible to you'],
        after: ['South Nine'],
      },
    ]);
  });

  test('shows relationships that come and go to both organisations', async () => {
    const client = await buildCustomer(fork(), { custName: 'Harbour Foods' });

    await call(admin, 'POST', '/admin/relationships', {
      customer_id: client.id,
      agency_id: agency.id,
    });

    const [ofClient] = await historyOf('customer', client.id);

    expect(ofClient).toMatchObject({
      action: 'associate',
      changes: [{ field: 'partner', before: [], after: ['Fernside Media'] }],
    });

    const [ofAgency] = await historyOf('agency', agency.id);

    expect(ofAgency?.changes).toMatchObject([{ field: 'partner', after: ['Harbour Foods'] }]);

    const { list } = await call(admin, 'GET', '/admin/relationships');
    const relation = list.find((row) => row.customer_id === client.id);

    await call(admin, 'DELETE', `/admin/relationships/${String(relation?.id)}`);

    const [separated] = await historyOf('customer', client.id, actorOf('CUSTOMER', client.id));

    expect(separated).toMatchObject({
      action: 'separate',
      changes: [{ field: 'partner', before: ['Fernside Media'], after: [] }],
    });
  });

  test('of a request is visible to admins of both sides, and names the two', async () => {
    const client = await buildCustomer(fork(), { custName: 'Moa Foods' });
    const outsider = await buildAgency(fork(), { agencyName: 'Ridge Media' });
    const [requester, answering] = [actorOf('AGENCY', outsider.id), actorOf('CUSTOMER', client.id)];

    await call(requester, 'POST', `/customers/${client.id}/associate`);

    const [request] = (await call(answering, 'GET', '/association-requests/')).list;
    const id = Number(request?.id);

    await call(answering, 'POST', `/association-requests/${id}/decline`);

    for (const actor of [requester, answering]) {
      const entries = await historyOf('associationRequest', id, actor);
      expect(entries.map(({ action }) => action)).toEqual(['decline', 'create']);
      expect(entries[1]?.changes).toEqual([
        { field: 'requester', kind: 'TEXT', currency: null, before: [], after: ['Ridge Media'] },
        {
          field: 'state',
          kind: 'TEXT',
          currency: null,
          before: [],
          after: ['Waiting for approval'],
        },
        { field: 'target', kind: 'TEXT', currency: null, before: [], after: ['Moa Foods'] },
      ]);
    }

    await expect(
      historyOf('associationRequest', id, actorOf('AGENCY', agency.id)),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    const plain = { ...answering, permissionLevel: 'USER' as const };

    await expect(historyOf('associationRequest', id, plain)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('contains a changed password without its text, and no sign-ins', async () => {
    const person = await buildUser(fork(), {
      entityType: 'AGENCY',
      entityId: agency.id,
      admin: false,
    });

    await call(admin, 'PUT', `/users/${person.id}`, {
      name: 'Another name',
      admin: true,
      password: 'a new secret',
    });

    await database.pool.query(
      `insert into audit_entry (occurred_at, action, subject_type, subject_id, request_id)
        values (now(), 'session.open', 'user', $1, 'r')`,
      [String(person.id)],
    );

    const entries = await historyOf('user', person.id);

    expect(entries).toHaveLength(1);
    expect(entries[0]?.changes).toEqual(
      expect.arrayContaining([
        {
          field: 'name',
          kind: 'TEXT',
          currency: null,
          before: [person.name],
          after: ['Another name'],
        },
        { field: 'admin', kind: 'YES_NO', currency: null, before: ['false'], after: ['true'] },
        { field: 'password', kind: 'TEXT', currency: null, before: [], after: ['changed'] },
      ]),
    );

    const { rows } = await database.pool.query('select * from audit_entry');

    expect(JSON.stringify(rows)).not.toMatch(/a new secret|argon2/);
  });
});

describe('every noun', () => {
  const WRITES: [
    noun: AuditedNoun,
    path: string,
    input: () => Record<string, unknown>,
    field: string,
  ][] = [
    ['campaign', '/campaigns/', () => ({ customer_id: customer.id }), 'campaign_name'],
    [
      'creative',
      '/creatives/',
      () => ({ customer_id: customer.id, creative_format: '30s' }),
      'description',
    ],
    ['siteTag', '/sitetags/', () => ({ customer_id: customer.id }), 'tag_description'],
    ['customer', '/customers/', () => ({ country_code: 'NZ' }), 'cust_name'],
    ['agency', '/agencies/', () => ({ country_code: 'NZ' }), 'agency_name'],
    ['broadcaster', '/broadcasters/', () => ({ country_code: 'NZ' }), 'broadcaster_name'],
    ['adtech', '/adtechs/', () => ({ country_code: 'NZ' }), 'adtech_name'],
    ['adtechGroup', '/adtech-groups/', () => ({}), 'group_name'],
    [
      'channel',
      '/channels/',
      () => ({ owner_type: 'broadcaster', owner_id: broadcaster.id }),
      'channel_name',
    ],
    [
      'user',
      '/admin/users/direct',
      () => ({
        email: 'new@example.com',
        password: 'correct horse battery',
        entity_type: 3,
        entity_id: broadcaster.id,
      }),
      'name',
    ],
  ];

  test.each(WRITES)('%s keeps who made it and who changed it', async (noun, path, input, field) => {
    const { id } = (await call(admin, 'POST', path, { ...input(), [field]: 'Made so' })).body;
    const own = noun === 'user' ? `/users/${id}` : `${path}${id}`;

    expect((await call(admin, 'PUT', own, { [field]: 'Changed so' })).status).toBe(200);

    const [updated, created] = await historyOf(noun, id);

    expect(created?.changes).toContainEqual(
      expect.objectContaining({ before: [], after: ['Made so'] }),
    );
    expect([updated?.action, updated?.changes]).toEqual([
      'update',
      [
        {
          field: expect.any(String),
          kind: 'TEXT',
          currency: null,
          before: ['Made so'],
          after: ['Changed so'],
        },
      ],
    ]);
  });

  test('keeps who removed it, and is hidden together with the record', async () => {
    const { id } = await buildCustomer(fork());
    await call(admin, 'DELETE', `/customers/${id}`);
    await expect(historyOf('customer', id)).rejects.toThrow('Client not found');
    const { rows } = await database.pool.query(
      `select action from audit_entry where subject_type = 'customer' and subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ action: 'customer.archive' }]);
  });
});

describe('who reads it', () => {
  test('those who may change the record: others who see it are refused, for the rest it does not exist', async () => {
    const channel = await buildChannel(fork(), { owner: broadcaster });
    const { id } = await buildBooking(fork(), { customer, channel });
    const codeOf = (actor: Actor) =>
      historyOf('booking', id, actor).then(
        () => 'OK',
        (error: { code: string }) => error.code,
      );

    expect(await codeOf(actorOf('BROADCASTER', broadcaster.id))).toBe('OK');
    expect(await codeOf(actorOf('CUSTOMER', customer.id))).toBe('FORBIDDEN');
    expect(await codeOf(actorOf('BROADCASTER', (await buildBroadcaster(fork())).id))).toBe(
      'NOT_FOUND',
    );

    const key = {
      ...actorOf('BROADCASTER', broadcaster.id),
      via: { apiKey: 1, scopes: ['read'] },
    } satisfies Actor;

    expect(await codeOf(key)).toBe('FORBIDDEN');
  });

  test('contains the names of colleagues; an API key reads them only with the right scope', async () => {
    const channel = await buildChannel(fork(), { owner: broadcaster });
    const { id } = await buildBooking(fork(), { customer, channel });
    const person = await buildUser(fork(), {
      name: 'Tui Seller',
      entityType: 'BROADCASTER',
      entityId: broadcaster.id,
    });

    const seller = { ...actorOf('BROADCASTER', broadcaster.id), userId: person.id };

    await call(seller, 'PUT', `/bookings/${id}`, { cpm: 31 });

    const keyWith = (...scopes: ApiKeyScope[]): Actor => ({
      ...seller,
      userId: null,
      via: { apiKey: 1, scopes },
    });

    const nameFor = async (actor: Actor) => (await historyOf('booking', id, actor))[0]?.by;

    expect(await nameFor(seller)).toBe('Tui Seller');
    expect(await nameFor(keyWith('read', 'campaigns:write', 'people:read'))).toBe('Tui Seller');
    expect(await nameFor(keyWith('read', 'campaigns:write'))).toBe('Southern TV');
  });
});

describe('the history of a client', () => {
  const day = (at: string) => new Date(`2026-11-${at}T00:00:00Z`);
  const enter = async (action: string, at: string, more: Record<string, unknown>) => {
    const em = fork();
    em.create(AuditEntry, {
      occurredAt: day(at),
      action,
      subjectType: 'shared_link',
      subjectId: '1',
      changes: null,
      requestId: 'test',
      ...more,
    });
    await em.flush();
  };

  test('says what was shared of it, and of others no more than for how long', async () => {
    const client = await buildCustomer(fork());
    const own = { customerId: client.id, entityType: 'CUSTOMER', entityId: client.id };
    const sellers = { customerId: client.id, entityType: 'BROADCASTER', entityId: broadcaster.id };
    const link = {
      name: { after: 'For the board' },
      address: { after: 'client=1&booking=7' },
      expiresAt: { after: '2026-12-20T00:00:00.000Z' },
      hasPassword: { after: true },
    };
    await enter('sharedLink.create', '20', { ...own, changes: link });
    await enter('sharedLink.open', '21', own);
    await enter('sharedLink.revoke', '22', {
      ...own,
      changes: { name: { before: 'For the board', after: null } },
    });
    await enter('sharedLink.create', '23', { ...sellers, changes: link });
    await enter('reportSchedule.save', '24', {
      ...own,
      changes: { frequency: { after: 'WEEKLY' }, recipientIds: { after: [3] } },
    });
    await enter('tagSheet.mail', '25', { ...sellers, changes: { tagCount: { after: 4 } } });
    await enter('sharedLink.create', '26', { ...sellers, customerId: customer.id });

    const entries = await historyOf('customer', client.id, actorOf('CUSTOMER', client.id));
    expect(
      entries.map(({ action, changes }) => [
        action,
        changes.map(({ field, after }) => `${field} ${after.join()}`),
      ]),
    ).toEqual([
      ['mailTagSheet', ['tagCount 4']],
      ['saveReports', ['frequency Weekly']],
      ['createPublicLink', ['expiresAt 2026-12-20T00:00:00.000Z', 'hasPassword true']],
      ['revokePublicLink', ['name ']],
      [
        'createPublicLink',
        ['name For the board', 'expiresAt 2026-12-20T00:00:00.000Z', 'hasPassword true'],
      ],
    ]);

    const names = (await historyOf('customer', client.id)).flatMap(({ changes }) =>
      changes.filter(({ field }) => field === 'name'),
    );
    expect(names).toHaveLength(3);
    expect(JSON.stringify(await historyOf('customer', customer.id))).toContain('createPublicLink');
  });

  test('reads what was shared by its index', async () => {
    const { sql, params } = sharingSql(customer.id);
    const plan = await fork().transactional(async (em) => {
      await em.execute('set local enable_seqscan = off');
      return em.execute(`explain select * from audit_entry a where ${sql}`, params);
    });
    expect(JSON.stringify(plan)).toContain('audit_entry_sharing_index');
  });
});
