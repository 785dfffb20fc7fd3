import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  buildAgency,
  buildBroadcaster,
  buildCustomer,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const database = testDatabase();
const NOW = new Date('2026-11-20T11:30:42Z');
const call = restCaller(database, testRedis(), () => NOW);
const admin = actorOf('SYSTEM');

let customer: Customer;
beforeEach(async () => {
  customer = await buildCustomer(database.orm.em.fork());
});
const create = (body: Record<string, unknown> = {}, actor = admin) =>
  call(actor, 'POST', '/sitetags/', {
    customer_id: customer.id,
    tag_description: 'Home page',
    ...body,
  });
const list = async (actor = admin) =>
  (await call(actor, 'GET', `/sitetags/customer/${customer.id}`)).list;
const mainTags = async () =>
  (await list()).filter((tag) => tag.main_site_tag === true).map(({ id }) => id);

test('a new site tag has the text to paste and no pings', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);

  const { rows } = await database.pool.query<{ key: string }>(
    'select key from site_tag where id = $1',
    [body.id],
  );

  const key = rows[0]?.key ?? '';

  expect(body).toMatchObject({
    customer_id: customer.id,
    tag_description: 'Home page',
    main_site_tag: false,
    ping_count: 0,
    ping_date: null,
    tag:
      `<script async src="http://localhost:4001/t/s/${key}.js"></script>\n` +
      `<noscript><img src="http://localhost:4001/t/s/${key}.gif" width="1" height="1" alt="" style="display:none"></noscript>`,
  });
});

test.each([
  [{ tag_description: '  ' }, { tag_description: 'Description is required' }],
  [
    { tag_description: 'x'.repeat(256) },
    { tag_description: 'Description must be at most 255 characters' },
  ],
  [{ main_site_tag: 'yes' }, { main_site_tag: 'Must be true or false' }],
  [{ customer_id: null }, { customer_id: 'Client is required' }],
])('%j is refused with %j', async (body, errors) => {
  const answer = await create(body);
  expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
});

describe('the main site tag', () => {
  test('setting one unsets the other, by creating and by changing', async () => {
    const first = (await create({ main_site_tag: true })).body.id;
    const second = (await create({ main_site_tag: true })).body.id;
    expect(await mainTags()).toEqual([second]);
    await call(admin, 'PUT', `/sitetags/${first}`, { main_site_tag: true });
    expect(await mainTags()).toEqual([first]);
    await call(admin, 'PUT', `/sitetags/${first}`, { tag_description: 'Landing page' });
    expect(await mainTags()).toEqual([first]);
    await call(admin, 'PUT', `/sitetags/${first}`, { main_site_tag: false });
    expect(await mainTags()).toEqual([]);
  });

  test('sent many times at once, by creating and by changing, exactly one is main', async () => {
    const ids = (await Promise.all(Array.from({ length: 4 }, () => create()))).map(
      ({ body }) => body.id,
    );
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => create({ main_site_tag: true })),
      ...ids.map((id) => call(admin, 'PUT', `/sitetags/${id}`, { main_site_tag: true })),
    ]);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    expect(await mainTags()).toHaveLength(1);
  });
});

test('pings are those of the last 24 hours from the start of the current minute', async () => {
  const tag = await buildSiteTag(database.orm.em.fork(), { customer });
  const pings: [string, number][] = [
    ['2026-11-19T11:29:00Z', 100],
    ['2026-11-19T11:30:00Z', 7],
    ['2026-11-20T11:30:00Z', 2],
    ['2026-11-20T11:31:00Z', 50],
  ];

  for (const [minute, count] of pings) {
    await database.pool.query('insert into event_store.site_ping values ($1, $2, $3, $4)', [
      customer.id,
      tag.id,
      minute,
      count,
    ]);
  }

  const [row] = await list();

  expect(row).toMatchObject({ ping_count: 9, ping_date: '2026-11-20T11:30:00.000Z' });
});

test('site tags are the whole of a client for everyone who sees it, and not found for others', async () => {
  const em = database.orm.em.fork();
  const [related, unrelated] = [await buildBroadcaster(em), await buildBroadcaster(em)];

  await buildRelationship(em, { customerId: customer.id, broadcasterId: related.id });

  const { body } = await create();

  expect((await list(actorOf('BROADCASTER', related.id))).map(({ id }) => id)).toEqual([body.id]);

  const outsider = actorOf('BROADCASTER', unrelated.id);

  expect((await call(outsider, 'GET', `/sitetags/customer/${customer.id}`)).status).toBe(404);
  expect((await create({}, outsider)).status).toBe(404);
  expect(
    await call(outsider, 'PUT', `/sitetags/${body.id}`, { tag_description: 'Mine' }),
  ).toMatchObject({
    status: 404,
    body: { message: 'Site tag not found' },
  });
});

test('an archived client is not found, and its tags stay stored', async () => {
  const { body } = await create();
  expect((await call(admin, 'DELETE', `/customers/${customer.id}`)).status).toBe(204);
  expect((await call(admin, 'GET', `/sitetags/customer/${customer.id}`)).status).toBe(404);
  expect((await call(admin, 'PUT', `/sitetags/${body.id}`, {})).status).toBe(404);
  expect((await create()).status).toBe(404);
  const { rows } = await database.pool.query('select id from site_tag where customer_id = $1', [
    customer.id,
  ]);
  expect(rows).toEqual([{ id: body.id }]);
});

describe('the right to change a site tag', () => {
  /** Two sellers and an agency that work for the client. */
  async function partners() {
    const em = database.orm.em.fork();
    const [one, two, agency] = [
      await buildBroadcaster(em),
      await buildBroadcaster(em),
      await buildAgency(em),
    ];

    for (const side of [
      { broadcasterId: one.id },
      { broadcasterId: two.id },
      { agencyId: agency.id },
    ]) {
      await buildRelationship(em, { customerId: customer.id, ...side });
    }

    return {
      client: actorOf('CUSTOMER', customer.id),
      agency: actorOf('AGENCY', agency.id),
      one: actorOf('BROADCASTER', one.id),
      two: actorOf('BROADCASTER', two.id),
    };
  }

  test('is of the client, its agencies and the organisation that made it, and the list says so', async () => {
    const { client, agency, one, two } = await partners();
    const owners = [
      ['one', (await create({}, one)).body.id, [admin, client, agency, one], [two]],
      ['the client', (await create({}, client)).body.id, [admin, client, agency], [one, two]],
      ['the agency', (await create({}, agency)).body.id, [admin, client, agency], [one, two]],
      ['Infinitum', (await create()).body.id, [admin, client, agency], [one, two]],
    ] as const;

    for (const [owner, id, may, mayNot] of owners) {
      for (const actor of [...may, ...mayNot]) {
        const expected = may.some((one) => one === actor);
        const row = (await list(actor)).find((tag) => tag.id === id);
        const { status } = await call(actor, 'PUT', `/sitetags/${id}`, { tag_description: 'Shop' });
        expect({ owner, role: actor.role, verbs: row?.viewer_can, status }).toMatchObject({
          verbs: expected ? ['create', 'update', 'archive', 'test'] : ['create', 'test'],
          status: expected ? 200 : 403,
        });
      }
    }
  });

  test('goes with the place of the main one: a seller takes it from itself, never from the client', async () => {
    const { client, one, two } = await partners();
    const [first, second] = [
      (await create({ main_site_tag: true }, one)).body.id,
      (await create({}, one)).body.id,
    ];
    expect((await call(one, 'PUT', `/sitetags/${second}`, { main_site_tag: true })).status).toBe(
      200,
    );
    expect(await mainTags()).toEqual([second]);

    const theirs = await create({ main_site_tag: true }, two);
    expect({ status: theirs.status, message: theirs.body.message }).toEqual({
      status: 403,
      message:
        'The client has a main site tag that is not yours: only the client and its agencies put another in its place',
    });
    const main = (await create({ main_site_tag: true }, client)).body.id;
    expect((await call(one, 'PUT', `/sitetags/${first}`, { main_site_tag: true })).status).toBe(
      403,
    );
    expect(await mainTags()).toEqual([main]);
  });
});
