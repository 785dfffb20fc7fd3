import { expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { buildCampaign, buildCustomer } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { listPage, type ListContext } from './list-page.js';
import { nameOrder } from './name-order.js';
import type { Page } from '#server/core/graphql/page.js';

const database = testDatabase();
const config: ListContext['config'] = { tokenSecrets: [TEST_SECRETS.TOKEN_SECRET] };
const context = (em: EntityManager) => ({ em, config });

async function listNames(
  customerId: number,
  options: { descending?: boolean; search?: string; first?: number; updatedSince?: Date } = {},
) {
  const { descending = false, search, first = 2, updatedSince } = options;
  const names: string[] = [];
  const totals: number[] = [];

  for (let after: string | null = null; ;) {
    const page: Page<Campaign> = await listPage(context(database.orm.em.fork()), Campaign, {
      where: [{ sql: 't.customer_id = ?', params: [customerId] }],
      orderBy: nameOrder('t.campaign_name'),
      searchIn: ['t.campaign_name'],
      page: { first, after, search, descending, updatedSince },
    });
    names.push(...page.nodes.map(({ campaignName }) => campaignName));
    totals.push(await page.totalCount());
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { names, totals };
  }
}

test('pages in order without case, ties by id, forwards and backwards, every row once', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  for (const campaignName of ['delta', 'Alpha', 'charlie', 'Bravo', 'alpha']) {
    await buildCampaign(em, { customer, campaignName });
  }
  const names = ['Alpha', 'alpha', 'Bravo', 'charlie', 'delta'];
  expect(await listNames(customer.id)).toEqual({ names, totals: [5, 5, 5] });
  expect((await listNames(customer.id, { descending: true })).names).toEqual([...names].reverse());
  expect((await listNames(customer.id, { first: 5 })).totals).toEqual([5]);
});

test('search takes any part without case and no wildcards', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  for (const campaignName of ['100% off', '100 off', 'A_B'])
    await buildCampaign(em, { customer, campaignName });
  expect((await listNames(customer.id, { search: ' 100% ' })).names).toEqual(['100% off']);
  expect((await listNames(customer.id, { search: 'a_b' })).names).toEqual(['A_B']);
  expect((await listNames(customer.id, { search: '_' })).names).toEqual(['A_B']);
  expect((await listNames(customer.id, { search: '  ' })).names).toHaveLength(3);
});

test('letters with marks sort next to their plain ones and are searched without case', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  for (const campaignName of ['Zoo', 'ŌTAKI', 'Otago', 'Élan', 'Farm'])
    await buildCampaign(em, { customer, campaignName });
  expect((await listNames(customer.id)).names).toEqual(['Élan', 'Farm', 'Otago', 'ŌTAKI', 'Zoo']);
  expect((await listNames(customer.id, { search: 'ōta' })).names).toEqual(['ŌTAKI']);
});

interface Range {
  first?: number;
  after?: string | null;
  last?: number;
  before?: string | null;
}

const pageOf = (customerId: number, range: Range, orderBy = nameOrder('t.campaign_name')) =>
  listPage(context(database.orm.em.fork()), Campaign, {
    where: [{ sql: 't.customer_id = ?', params: [customerId] }],
    orderBy,
    searchIn: [],
    page: { ...range, descending: false },
  });

const namesOf = ({ nodes }: Page<Campaign>) => nodes.map(({ campaignName }) => campaignName);

test('pages backwards from the end and says on which sides there is more', async () => {
  const em = database.orm.em.fork();
  const { id } = await buildCustomer(em);
  for (const campaignName of ['a', 'b', 'c', 'd', 'e'])
    await buildCampaign(em, { customerId: id, campaignName });

  const end = await pageOf(id, { last: 2 });
  expect(namesOf(end)).toEqual(['d', 'e']);
  expect(end.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });

  const middle = await pageOf(id, { last: 2, before: end.pageInfo.startCursor });
  expect(namesOf(middle)).toEqual(['b', 'c']);
  expect(middle.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });

  const start = await pageOf(id, { last: 2, before: middle.pageInfo.startCursor });
  expect(namesOf(start)).toEqual(['a']);
  expect(start.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });

  const between = { after: start.cursors[0], before: end.cursors[0] };
  expect(namesOf(await pageOf(id, { first: 5, ...between }))).toEqual(['b', 'c']);
  expect(namesOf(await pageOf(id, { last: 1, ...between }))).toEqual(['c']);
});

test('a page forwards says whether there are rows before and after it', async () => {
  const em = database.orm.em.fork();
  const { id } = await buildCustomer(em);
  for (const campaignName of ['a', 'b', 'c'])
    await buildCampaign(em, { customerId: id, campaignName });

  const first = await pageOf(id, { first: 2 });
  expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  expect([first.pageInfo.startCursor, first.pageInfo.endCursor]).toEqual(first.cursors);

  const second = await pageOf(id, { first: 2, after: first.pageInfo.endCursor });
  expect(namesOf(second)).toEqual(['c']);
  expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });

  const none = await pageOf(id, { first: 2, after: second.pageInfo.endCursor });
  expect(none.pageInfo).toMatchObject({ startCursor: null, endCursor: null });
});

test('a cursor keeps its place when its row is renamed or removed', async () => {
  const em = database.orm.em.fork();
  const { id } = await buildCustomer(em);
  const [, second, third] = [
    await buildCampaign(em, { customerId: id, campaignName: 'a' }),
    await buildCampaign(em, { customerId: id, campaignName: 'b' }),
    await buildCampaign(em, { customerId: id, campaignName: 'c' }),
    await buildCampaign(em, { customerId: id, campaignName: 'd' }),
  ];
  const { endCursor } = (await pageOf(id, { first: 2 })).pageInfo;

  await database.pool.query(`update campaign set campaign_name = 'zz' where id = $1`, [second?.id]);
  expect(namesOf(await pageOf(id, { first: 2, after: endCursor }))).toEqual(['c', 'd']);

  await database.pool.query('delete from campaign where id = any($1)', [[second?.id, third?.id]]);
  expect(namesOf(await pageOf(id, { first: 2, after: endCursor }))).toEqual(['d']);
  expect(namesOf(await pageOf(id, { last: 2, before: endCursor }))).toEqual(['a']);
});

test('a cursor of another order or another secret is refused, and reveals no name', async () => {
  const em = database.orm.em.fork();
  const { id } = await buildCustomer(em);
  await buildCampaign(em, { customerId: id, campaignName: 'A secret launch' });
  const { startCursor } = (await pageOf(id, { first: 2 })).pageInfo;
  const refused = { details: { errors: { after: 'This is not the cursor of a page' } } };

  expect(Buffer.from(startCursor ?? '', 'base64url').toString('latin1')).not.toMatch(/launch/i);
  await expect(pageOf(id, { first: 2, after: startCursor }, 't.created_at')).rejects.toMatchObject(
    refused,
  );

  const changed = startCursor?.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  await expect(pageOf(id, { first: 2, after: changed })).rejects.toMatchObject(refused);
});

test('a row that comes before the cursor between two calls shifts nothing', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  for (const campaignName of ['b', 'c', 'd']) await buildCampaign(em, { customer, campaignName });
  const options = {
    where: [{ sql: 't.customer_id = ?', params: [customer.id] }],
    orderBy: nameOrder('t.campaign_name'),
    searchIn: [],
  };

  const first = await listPage(context(em), Campaign, {
    ...options,
    page: { first: 2, descending: false },
  });

  await buildCampaign(em, { customer, campaignName: 'a' });

  const after = first.pageInfo.endCursor;
  const second = await listPage(context(em), Campaign, {
    ...options,
    page: { first: 2, after, descending: false },
  });

  expect(second.nodes.map(({ campaignName }) => campaignName)).toEqual(['d']);
});

test('a cursor of a row outside the list is refused: its place would reveal how it compares', async () => {
  const em = database.orm.em.fork();
  const [customer, other] = [await buildCustomer(em), await buildCustomer(em)];

  await buildCampaign(em, { customer, campaignName: 'mine' });

  const { id } = await buildCampaign(em, { customer: other, campaignName: 'theirs' });
  const after = Buffer.from(`id:${id}`).toString('base64url');
  const listed = listPage(context(em), Campaign, {
    where: [{ sql: 't.customer_id = ?', params: [customer.id] }],
    orderBy: nameOrder('t.campaign_name'),
    searchIn: [],
    page: { first: 2, after, descending: false },
  });

  await expect(listed).rejects.toMatchObject({
    details: { errors: { after: 'This is not the cursor of a page' } },
  });
});

test('a search or a moment that many rows meet pages in order all the same, and counts them all', async () => {
  const customer = await buildCustomer(database.orm.em.fork());

  await database.pool.query(
    `insert into campaign (customer_id, campaign_name, start_date, end_date, created_at, created_by_entity_type)
      select $1, case when n % 1000 = 0 then 'Other ' else 'Often ' end || lpad(n::text, 5, '0'), '2026-01-01', '2026-01-01',
        now(), 'SYSTEM' from generate_series(1, 6000) n`,
    [customer.id],
  );

  const listed = await listNames(customer.id, { search: 'OFTEN', first: 500 });

  expect(listed.names).toHaveLength(5_994);
  expect(listed.names).toEqual([...listed.names].sort());
  expect(new Set(listed.totals)).toEqual(new Set([5_994]));
  expect((await listNames(customer.id, { search: 'other', first: 4 })).totals).toEqual([6, 6]);

  const saved = await listNames(customer.id, { updatedSince: new Date(0), first: 500 });

  expect([saved.names.length, new Set(saved.names).size]).toEqual([6_000, 6_000]);

  const other = { search: 'other', updatedSince: new Date(Date.now() + 60_000) };

  expect(await listNames(customer.id, other)).toEqual({ names: [], totals: [0] });
});
