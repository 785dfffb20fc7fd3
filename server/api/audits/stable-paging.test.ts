import { expect, test } from '@jest/globals';
import {
  getNamedType,
  graphql,
  isEnumType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { listChanges } from '#server/records/changes/changes.service.js';
import { CHANGED_TYPES, type ChangedType } from '#server/records/record-kinds/record-kinds.js';
import { buildCustomer } from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import {
  PAGED_LISTS,
  LISTS_READ_ELSEWHERE,
  type PagedList,
} from '#server/api/testing/paged-lists.js';

const database = testDatabase();
const redis = testRedis();
const schema: GraphQLSchema = await buildApiSchema();

const CONNECTIONS = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => {
  const type = getNamedType(field.type);
  return isObjectType(type) && 'edges' in type.getFields();
});

const argumentOf = ({ args }: GraphQLField<unknown, unknown>, wanted: string) =>
  args.find(({ name }) => name === wanted);

function sortsOf(field: GraphQLField<unknown, unknown>): (string | null)[] {
  const sort = argumentOf(field, 'sort');
  const type = sort && getNamedType(sort.type);
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [null];
}

interface Answer {
  edges: { cursor: string; node: { id: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

/** Reads the whole list in pages of three, and calls `between` before each page but the first. */
async function readPages(
  field: GraphQLField<unknown, unknown>,
  options: { customerId: number; sort: string | null; backwards: boolean; descending: boolean },
  between: () => Promise<void>,
): Promise<number[]> {
  const { customerId, sort, backwards, descending } = options;
  const ids: number[] = [];
  const input = [
    ...(argumentOf(field, 'customerId') ? [`customerId: ${customerId}`] : []),
    ...(sort ? [`sort: ${sort}`] : []),
    `descending: ${descending}`,
    backwards ? 'last: 3, before: $cursor' : 'first: 3, after: $cursor',
  ].join(', ');
  const source = `query ($cursor: String) { list: ${field.name}(${input}) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage } } }`;

  for (let cursor: string | undefined; ;) {
    const contextValue = serviceContext({ database, redis }, actorOf('SYSTEM'));
    const variableValues = { cursor };
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
    expect(errors).toBeUndefined();
    const { edges, pageInfo } = (data as unknown as { list: Answer }).list; // the fields of `source`
    ids.push(...edges.map(({ node }) => node.id));
    if (!(backwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return ids;
    cursor = (backwards ? edges[0] : edges.at(-1))?.cursor;
    await between();
  }
}

const word = () => Math.random().toString(36).slice(2, 8);

interface Others {
  moving: number[];
  /** Those that left and may come back. */
  away: number[];
}

/** Moves rows about the list, removes one, brings one back and adds one. Answers the moved ones. */
async function shuffle(list: PagedList, customerId: number, { moving, away }: Others) {
  const text = list.move.includes('$2') ? [word()] : [];
  const moved = moving.filter(() => Math.random() < 0.6);
  for (const id of moved)
    await database.pool.query(`update ${list.table} set ${list.move} where id = $1`, [
      id,
      ...text.map(word),
    ]);

  const leaving = moving.shift();
  const remove = list.remove ?? `delete from ${list.table} where id = $1`;
  if (leaving !== undefined) await database.pool.query(remove, [leaving]);

  const returning = away.shift();
  if (returning !== undefined && list.restore) {
    await database.pool.query(list.restore, [returning]);
    moving.push(returning);
  }
  if (leaving !== undefined && list.restore) away.push(leaving);

  moving.push((await list.build(database.orm.em.fork(), customerId)).id);
  return moved;
}

/** The type of the rows, where the change feed has it. */
function feedTypeOf(field: GraphQLField<unknown, unknown>): ChangedType | undefined {
  const connection = getNamedType(field.type);
  const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined;
  return CHANGED_TYPES.find((type) => nodes && getNamedType(nodes.type).name === type);
}

/** Reads the change feed of a type to its end. */
async function readFeed(type: ChangedType, position?: string) {
  const ctx = serviceContext({ database, redis }, actorOf('SYSTEM'));
  const ids = new Set<number>();
  let after = position;
  for (let hasMore = true; hasMore;) {
    const page = await listChanges(ctx, { after, types: [type], first: 500 });
    for (const { recordId } of page.changes) ids.add(recordId);
    ({ hasMore, position: after } = page);
  }
  return { ids, position: after };
}

test('every connection is read here, or named with the reason why not', () => {
  const known = [...Object.keys(PAGED_LISTS), ...LISTS_READ_ELSEWHERE].sort();
  expect(CONNECTIONS.map(({ name }) => name).sort()).toEqual(known);
});

test('every connection is read in both directions', () => {
  const forwardsOnly = CONNECTIONS.filter(
    (field) => !['first', 'after', 'last', 'before'].every((name) => argumentOf(field, name)),
  );
  expect(forwardsOnly.map(({ name }) => name)).toEqual([]);
});

test('the change feed has the records of eight lists', () => {
  const inFeed = new Set(CONNECTIONS.map(feedTypeOf).filter((type) => type !== undefined));
  expect([...inFeed].sort()).toEqual([...CHANGED_TYPES].sort());
});

test('every sorted list is sorted by creation and by change, too', () => {
  const sorted = CONNECTIONS.filter((field) => argumentOf(field, 'sort'));
  expect(sorted.length).toBeGreaterThan(0);
  for (const field of sorted)
    expect(sortsOf(field)).toEqual(expect.arrayContaining(['CREATED_AT', 'UPDATED_AT']));
});

const CASES = CONNECTIONS.flatMap((field) => {
  const list = PAGED_LISTS[field.name];
  return list ? sortsOf(field).map((sort) => ({ name: field.name, sort, field, list })) : [];
});

test.each(CASES)(
  '$name by $sort: each row that stays appears once while others come, move and go, and the change feed finds the moved ones',
  async ({ field, sort, list }) => {
    const em = database.orm.em.fork();
    const { id: customerId } = await buildCustomer(em);
    const staying: number[] = [];
    const others: Others = { moving: [], away: [] };

    for (let row = 0; row < 5; row += 1) {
      staying.push((await list.build(em, customerId)).id);
      others.moving.push((await list.build(em, customerId)).id);
    }

    const feedType = feedTypeOf(field);
    const before = feedType && (await readFeed(feedType));
    const known = [...others.moving];
    const moved = new Set<number>();

    for (const backwards of [false, true]) {
      const options = { customerId, sort, backwards, descending: Math.random() < 0.5 };
      let shuffles = 4; // a row that always moves ahead would make the list endless
      const ids = await readPages(field, options, async () => {
        shuffles -= 1;
        if (shuffles <= 0) return;
        for (const id of await shuffle(list, customerId, others)) moved.add(id);
      });
      const seen = ids.filter((id) => staying.includes(id));
      expect(seen.sort((a, b) => a - b)).toEqual(staying);
    }

    if (!feedType || !before) return;
    const { ids } = await readFeed(feedType, before.position);
    expect(known.filter((id) => moved.has(id) && !ids.has(id))).toEqual([]);
  },
);
