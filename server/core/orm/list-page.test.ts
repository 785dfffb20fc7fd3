import { expect, test } from '@jest/globals';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { buildCampaign, buildCustomer } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';
import { toCursor } from '#server/core/graphql/cursor.js';
import { listPage } from './list-page.js';
import { nameOrder } from './name-order.js';
import type { Page } from '#server/core/graphql/page.js';

const database = testDatabase();

async function listNames(
  customerId: number,
  options: { descending?: boolean; search?: string; first?: number; updatedSince?: Date } = {},
) {
  const { descending = false, search, first = 2, updatedSince } = options;
  const names: string[] = [];
  const totals: number[] = [];

  for (let after: string | null = null; ;) {
    const page: Page<Campaign> = await listPage(database.orm.em.fork(), Campaign, {
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

test('a page says whether there are rows before and after it, and gives the cursors of its ends', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  const ids = [];

  for (const campaignName of ['a', 'b', 'c'])
    ids.push((await buildCampaign(em, { customer, campaignName })).id);

  const [first = '', second = '', third = ''] = ids.map(toCursor);
  const list = (after: string | null) =>
    listPage(em, Campaign, {
      where: [{ sql: 't.customer_id = ?', params: [customer.id] }],
      orderBy: nameOrder('t.campaign_name'),
      searchIn: [],
      page: { first: 2, after, descending: false },
    });

  expect((await list(null)).pageInfo).toEqual({
    ...{ hasPreviousPage: false, startCursor: first },
    ...{ hasNextPage: true, endCursor: second },
  });
  expect((await list(second)).pageInfo).toEqual({
    ...{ hasPreviousPage: true, startCursor: third },
    ...{ hasNextPage: false, endCursor: third },
  });
  expect((await list(third)).pageInfo).toMatchObject({ startCursor: null, endCursor: null });
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

  const first = await listPage(em, Campaign, { ...options, page: { first: 2, descending: false } });

  await buildCampaign(em, { customer, campaignName: 'a' });

  const after = first.pageInfo.endCursor;
  const second = await listPage(em, Campaign, {
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
  const listed = listPage(em, Campaign, {
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
