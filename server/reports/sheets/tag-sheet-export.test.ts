import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CellObject } from '@e965/xlsx';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import {
  buildBooking,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
} from '#server/testing/factories.js';
import { readWorkbook, valuesOf } from '#server/testing/read-workbook.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const HEADS = [
  'Campaign',
  'Placement',
  'Channel',
  'Creative',
  'Creative format',
  'Start date',
  'End date',
  'Ad server',
  'Tag format',
  'Impression tag',
  'Tag',
];
const QUERY = `query ($customerId: Int!) { impressionTags(customerId: $customerId, first: 500) {
  nodes { id bookingName creativeName campaignName channelName tagText(format: VAST, adServer: FREEWHEEL) }
} }`;

interface Listed {
  id: number;
  bookingName: string;
  creativeName: string;
  campaignName: string;
  channelName: string;
  tagText: string;
}

let world: World;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);

  for (const { name, actor } of world.principals) {
    const user = await buildUser(em, { entityType: actor.entityType, entityId: actor.entityId });
    tokens.set(name, await tokenOf(api, user));
  }
});

const get = (path: string, name: string) =>
  fetch(`${api.url}/api/export/${path}`, {
    headers: { authorization: `Bearer ${tokens.get(name) ?? name}` },
  });
const sheetOf = async (query: string, name = 'system') => {
  const answer = await get(`tags.xlsx?${query}`, name);
  const book = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
  return { book, rows: valuesOf(book, 'Tag sheet').slice(1) };
};
const idsOf = (rows: unknown[][]) => rows.map((row) => Number(row[9])).sort((a, b) => a - b);

async function listed(name: string): Promise<Listed[]> {
  const token = tokens.get(name) ?? '';
  const { body } = await api.graphql(QUERY, { customerId: world.customerId }, token);
  return (body as { data: { impressionTags: { nodes: Listed[] } } }).data.impressionTags.nodes; // as QUERY asks
}

describe('a tag sheet', () => {
  test.each([
    'system',
    'customer',
    'one broadcaster',
    'the other broadcaster',
    'ad-tech',
    'agency',
  ])('holds for %s the tags that GraphQL lists for them, with the same texts', async (name) => {
    const query = `client=${world.customerId}&format=VAST&ad_server=FREEWHEEL`;
    const { book, rows } = await sheetOf(query, name);
    const expected = await listed(name);

    expect(valuesOf(book, 'Tag sheet')[0]).toEqual(HEADS);
    expect(expected.length).toBeGreaterThan(0);

    const shown = new Map(rows.map((row) => [row[9], row]));

    expect(shown.size).toBe(expected.length);
    for (const tag of expected) {
      const row = shown.get(String(tag.id)) ?? [];
      expect(row.slice(0, 4)).toEqual([
        tag.campaignName,
        tag.bookingName,
        tag.channelName,
        tag.creativeName,
      ]);
      expect(row.slice(7)).toEqual(['FreeWheel', 'VAST', String(tag.id), tag.tagText]);
    }
  });

  test('is limited by booking, channel, campaign and tag, and by all of them together', async () => {
    const { rows: all } = await sheetOf(`client=${world.customerId}`);
    const shownIds = new Set((await listed('system')).map(({ id }) => id));
    const [line] = world.lines;
    if (!line) throw new Error('the world has no line');

    const of = async (more: string) =>
      idsOf((await sheetOf(`client=${world.customerId}&${more}`)).rows);
    const matching = (same: (other: (typeof world.lines)[number]) => boolean) =>
      world.lines
        .filter((other) => shownIds.has(other.tagId) && same(other))
        .map(({ tagId }) => tagId)
        .sort((a, b) => a - b);

    expect(idsOf(all)).toEqual(matching(() => true));
    expect(await of(`booking=${line.bookingId}`)).toEqual(
      matching(({ bookingId }) => bookingId === line.bookingId),
    );
    expect(await of(`channel=${line.channelId}`)).toEqual(
      matching(({ channelId }) => channelId === line.channelId),
    );
    expect(await of(`campaign=${line.campaignId}`)).toEqual(
      matching(({ campaignId }) => campaignId === line.campaignId),
    );
    expect(await of(`tag=${line.tagId}&booking=${line.bookingId}`)).toEqual([line.tagId]);
  });

  test('has days as dates, and names that look like formulas or lines as texts', async () => {
    const em = database.orm.em.fork();
    const customer = await buildCustomer(em);
    const booking = await buildBooking(em, { customer, bookingName: '=1+1\nTag: other' });
    const creative = await buildCreative(em, { customer, description: '@SUM(A1)' });
    const tag = await buildImpressionTag(em, { booking, creative });

    const { book } = await sheetOf(`client=${customer.id}`);
    const cell = (place: string) => book.Sheets['Tag sheet']?.[place] as CellObject | undefined; // keys of settings begin with `!`

    expect([cell('B2')?.t, cell('B2')?.f, cell('B2')?.z]).toEqual(['s', undefined, '@']);
    expect([cell('D2')?.t, cell('D2')?.f, cell('D2')?.z]).toEqual(['s', undefined, '@']);
    expect(cell('F2')?.z).toBe('dd mmm yyyy');

    const answer = await get(`tags.txt?client=${customer.id}`, 'system');
    const lines = (await answer.text()).split('\n');

    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Infinitum_Tags_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.txt"$/,
    );
    expect(lines.slice(1, 2)).toEqual(['Placement: =1+1 Tag: other']);
    expect(lines.slice(5)).toEqual([
      'Start date: 2026-01-01',
      'End date: 2026-12-31',
      'Ad server: IAB macros',
      'Tag format: Plain pixel',
      `Impression tag: ${tag.id}`,
      expect.stringContaining(`/t/i/${tag.key}.gif?cb=[CACHEBUSTER]`),
      '',
      '',
    ]);
  });

  test('of a client that the caller may not see is not found, and wrong params are named', async () => {
    const other = await buildCustomer(database.orm.em.fork());

    expect((await get(`tags.xlsx?client=${other.id}`, 'customer')).status).toBe(404);
    expect((await get(`tags.xlsx?client=${world.customerId}`, 'nobody')).status).toBe(401);

    const wrong = await get('tags.txt?booking=x&format=FLASH&ad_server=MINE', 'system');

    expect(wrong.status).toBe(422);
    expect(Object.keys(((await wrong.json()) as { errors: object }).errors).sort()).toEqual([
      'ad_server',
      'booking',
      'client',
      'format',
    ]);
  });
});
