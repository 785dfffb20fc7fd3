import { describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();

describe('broadcasters and ad-techs', () => {
  test('are made with the home country among their countries', async () => {
    const broadcaster = await call(admin, 'POST', '/broadcasters/', {
      broadcaster_name: 'Three',
      country_code: 'NZ',
      country_list: ['AU'],
    });

    expect(broadcaster).toMatchObject({
      status: 201,
      body: { broadcaster_name: 'Three', country_list: ['NZ', 'AU'] },
    });

    const adtech = await call(admin, 'POST', '/adtechs/', {
      adtech_name: 'Serve',
      country_code: 'NZ',
      requires_job_number: true,
    });

    expect(adtech.body).toMatchObject({ requires_job_number: true, requires_charged_cpm: false });

    const changed = await call(admin, 'PUT', `/adtechs/${adtech.body.id}`, {
      requires_charged_cpm: true,
    });

    expect(changed).toMatchObject({
      status: 200,
      body: { requires_job_number: true, requires_charged_cpm: true },
    });

    const renamed = await call(admin, 'PUT', `/broadcasters/${broadcaster.body.id}`, {
      broadcaster_name: 'Four',
    });

    expect(renamed.body).toMatchObject({ broadcaster_name: 'Four', country_list: ['NZ', 'AU'] });
  });

  test.each([
    [
      '/broadcasters/',
      { broadcaster_name: ' ' },
      { broadcaster_name: 'Broadcaster name is required' },
    ],
    [
      '/broadcasters/',
      { broadcaster_name: 'A', country_code: null },
      { country_code: 'Primary country is required' },
    ],
    ['/adtechs/', { adtech_name: '' }, { adtech_name: 'AdTech name is required' }],
    ['/adtech-groups/', { group_name: '' }, { group_name: 'Group name is required' }],
    [
      '/adtech-groups/',
      { group_name: 'A', adtech_ids: [999_999] },
      { adtech_ids: 'Choose ad-techs from the list' },
    ],
    ['/channels/', { channel_name: '', owner_id: 1 }, { channel_name: 'Channel name is required' }],
    ['/channels/', { channel_name: 'One' }, { owner_id: 'Owner is required' }],
    [
      '/channels/',
      { channel_name: 'One', owner_id: 999_999 },
      { owner_id: 'Choose an owner from the list' },
    ],
    [
      '/channels/',
      { channel_name: 'One', owner_id: 1, owner_type: 'agency' },
      { owner_type: 'Is not one of the known values' },
    ],
  ])('%s refuses %j with %j', async (path, body, errors) => {
    const country = path === '/broadcasters/' || path === '/adtechs/' ? { country_code: 'NZ' } : {};
    const answer = await call(admin, 'POST', path, { ...country, ...body });
    expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
  });
});

test('a group counts its members, and new members replace the old ones', async () => {
  const [first, second] = [await buildAdTech(fork()), await buildAdTech(fork())];
  const { status, body } = await call(admin, 'POST', '/adtech-groups/', {
    group_name: 'Sellers',
    adtech_ids: [first.id, second.id, first.id],
  });

  expect({ status, count: body.adtech_count }).toEqual({ status: 201, count: 2 });

  const path = `/adtech-groups/${body.id}`;

  expect((await call(admin, 'PUT', path, { group_name: 'Resellers' })).body).toMatchObject({
    adtech_count: 2,
  });

  const { body: changed } = await call(admin, 'PUT', path, { adtech_ids: [second.id] });

  expect(changed).toMatchObject({
    group_name: 'Resellers',
    adtech_count: 1,
    adtechs: [{ id: second.id }],
  });
});

test('a channel belongs to a broadcaster by default, and names its owner', async () => {
  const [broadcaster, adtech] = [await buildBroadcaster(fork()), await buildAdTech(fork())];
  const { status, body } = await call(admin, 'POST', '/channels/', {
    channel_name: 'One',
    owner_id: broadcaster.id,
  });

  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      owner_type: 'broadcaster',
      owner_id: broadcaster.id,
      owner_name: broadcaster.broadcasterName,
    },
  });

  const sold = await call(admin, 'PUT', `/channels/${body.id}`, {
    owner_type: 'adtech',
    owner_id: adtech.id,
  });

  expect(sold.body).toMatchObject({
    channel_name: 'One',
    owner_type: 'adtech',
    owner_name: adtech.adtechName,
  });
});

describe('who sees what there is to book with', () => {
  test('channels: a broadcaster its own, an ad-tech those of broadcasters and its own, others all', async () => {
    const em = fork();
    const [mine, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
    const [publisher, other] = [await buildAdTech(em), await buildAdTech(em)];
    const channels = {
      mine: await buildChannel(em, { owner: mine }),
      theirs: await buildChannel(em, { owner: theirs }),
      publisher: await buildChannel(em, { owner: publisher }),
      other: await buildChannel(em, { owner: other }),
    };

    const seenBy = async (actor: Actor) => {
      const ids = (await call(actor, 'GET', '/channels/')).list.map(({ id }) => id);
      return Object.entries(channels).flatMap(([name, { id }]) => (ids.includes(id) ? [name] : []));
    };

    expect(await seenBy(actorOf('BROADCASTER', mine.id))).toEqual(['mine']);
    expect(await seenBy(actorOf('ADTECH', publisher.id))).toEqual(['mine', 'theirs', 'publisher']);

    const everything = ['mine', 'theirs', 'publisher', 'other'];

    expect(await seenBy(actorOf('AGENCY', (await buildAgency(em)).id))).toEqual(everything);
    expect(await seenBy(actorOf('CUSTOMER', (await buildCustomer(em)).id))).toEqual(everything);
    expect(await seenBy(admin)).toEqual(everything);
  });

  test('broadcasters and ad-techs: themselves and related ones; whoever chooses a publisher sees all ad-techs', async () => {
    const em = fork();
    const [broadcaster, other] = [await buildBroadcaster(em), await buildBroadcaster(em)];
    const [adtech, rival] = [await buildAdTech(em), await buildAdTech(em)];
    const ids = async (actor: Actor, path: string) =>
      (await call(actor, 'GET', path)).list.map(({ id }) => id);

    expect(await ids(actorOf('BROADCASTER', broadcaster.id), '/broadcasters/')).toEqual([
      broadcaster.id,
    ]);
    expect(await ids(actorOf('BROADCASTER', other.id), '/adtechs/')).toEqual([]);
    expect(await ids(actorOf('ADTECH', adtech.id), '/adtechs/')).toEqual([adtech.id]);

    const agency = actorOf('AGENCY', (await buildAgency(em)).id);

    expect(await ids(agency, '/broadcasters/')).toEqual([]);
    expect(await ids(agency, '/adtechs/')).toEqual(expect.arrayContaining([adtech.id, rival.id]));
  });
});

test.each(['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'] as const)(
  'an admin of a %s changes none of this and lists no groups or relationships',
  async (kind) => {
    const actor = actorOf(kind, 1);
    const paths = [
      '/broadcasters/',
      '/adtechs/',
      '/adtech-groups/',
      '/channels/',
      '/admin/relationships',
    ];
    for (const path of paths) expect((await call(actor, 'POST', path, {})).status).toBe(403);

    for (const path of ['/adtech-groups/', '/admin/relationships']) {
      expect((await call(actor, 'GET', path)).status).toBe(403);
    }
  },
);

test('every country has a zone that PostgreSQL and this process know; categories start with the default', async () => {
  const { list } = await call(actorOf('CUSTOMER', 1), 'GET', '/countries/');
  expect(list).toHaveLength(249);
  expect(list).toContainEqual({
    country_code: 'AU',
    country_name: 'Australia',
    time_zone: 'Australia/Sydney',
  });

  expect(list).toContainEqual({
    country_code: 'NZ',
    country_name: 'New Zealand',
    time_zone: 'Pacific/Auckland',
  });

  for (const { time_zone } of list)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: String(time_zone) })).not.toThrow();

  const { rows } = await database.pool.query(
    'select code from country where time_zone not in (select name from pg_timezone_names)',
  );

  expect(rows).toEqual([]);

  const taxonomies = (await call(actorOf('CUSTOMER', 1), 'GET', '/taxonomies/')).list;

  expect(taxonomies[0]).toEqual({ taxonomy_id: 0, taxonomy_desc: 'Uncategorised' });
});
