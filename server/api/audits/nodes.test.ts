import { beforeAll, describe, expect, test } from '@jest/globals';
import { graphql, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { toNodeId } from '#server/core/graphql/node-id.js';
import { NODE_SOURCES } from '#server/api/graphql/nodes/node-sources.js';
import { buildAgency, buildBooking, buildImpressionTag } from '#server/testing/factories.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { mayKnow } from '#server/api/testing/expected-outcome.js';
import { isNode, nodeIdOf } from '#server/api/testing/node-id-of.js';
import type { Caller } from '#server/api/testing/world/people-of-the-world.js';
import { buildWorld, type World } from '#server/api/testing/world/world.js';

const database = testDatabase();
const redis = testRedis();
const schema: GraphQLSchema = await buildApiSchema();

let world: World;
beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
});

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename nodeId } }';

function ask(caller: Caller, source: string, variableValues: Record<string, unknown>) {
  const contextValue = serviceContext({ database, redis }, caller.actor);
  return graphql({ schema, source, variableValues, contextValue });
}

const callerOf = (role: string): Caller => {
  const found = world.callers.find(({ name }) => name === role);
  if (!found) throw new Error(`nobody is ${role}`);
  return found;
};

async function buildTag(): Promise<{ tagId: number; bookingId: number }> {
  const em = database.orm.em.fork();
  const booking = await buildBooking(em);
  return { tagId: (await buildImpressionTag(em, { booking })).id, bookingId: booking.id };
}

describe('nodes', () => {
  test('answers each caller exactly the records that they see, in the order of the ids', async () => {
    const targets = world.targets.filter(isNode);
    const ids = targets.map(nodeIdOf);
    const wrong: string[] = [];

    for (const caller of world.callers.filter(({ actor }) => actor !== null)) {
      const { data, errors } = await ask(caller, NODES, { ids });
      expect(errors).toBeUndefined();
      const found = data?.nodes as ({ nodeId: string } | null)[]; // the fields of NODES
      targets.forEach((target, place) => {
        const expected = mayKnow(caller, target) ? ids[place] : undefined;
        if (found[place]?.nodeId !== expected)
          wrong.push(`${caller.name} on ${target.noun} ${target.name}`);
      });
    }

    expect(wrong).toEqual([]);
  });

  test('finds what a list answered again by its nodeId, with its type', async () => {
    const em = database.orm.em.fork();
    const booking = await buildBooking(em);
    const tag = await buildImpressionTag(em, { booking });
    const list = `{ impressionTags(customerId: ${booking.customerId}) { edges { cursor node { id nodeId } } } countries { nodeId } taxonomies { nodeId } }`;
    const admin = callerOf('ROLE_ADMIN');
    const listed = await ask(admin, list, {});
    const { impressionTags, countries, taxonomies } = listed.data as unknown as {
      impressionTags: { edges: { cursor: string; node: { id: number; nodeId: string } }[] };
      countries: { nodeId: string }[];
      taxonomies: { nodeId: string }[];
    }; // the fields of the list

    expect(impressionTags.edges.map(({ node }) => node.id)).toEqual([tag.id]);

    const ids = [impressionTags.edges[0]?.node.nodeId, countries[0]?.nodeId, taxonomies[0]?.nodeId];
    const { data } = await ask(admin, NODES, { ids });

    expect(data?.nodes).toEqual(
      ['ImpressionTag', 'Country', 'Taxonomy'].map((__typename, place) => ({
        __typename,
        nodeId: ids[place],
      })),
    );
  });

  test('finds one record with all its fields, and null where there is none', async () => {
    const booking = world.targets.filter(isNode).find(({ noun }) => noun === 'booking');
    const one =
      'query ($id: ID!) { node(id: $id) { nodeId ... on Booking { id bookingName viewerCan } } }';
    const admin = callerOf('ROLE_ADMIN');
    const found = await ask(admin, one, { id: booking && nodeIdOf(booking) });

    expect(found.data?.node).toMatchObject({ id: booking?.id, bookingName: booking?.canary });
    expect((await ask(admin, one, { id: toNodeId('Booking', 2_000_000_000) })).data).toEqual({
      node: null,
    });
    expect((await ask(admin, one, { id: toNodeId('Booking', 'NZ') })).data).toEqual({ node: null });
  });

  test('shows callers with ids which of the records are gone', async () => {
    const em = database.orm.em.fork();
    const [kept, archived] = [await buildAgency(em), await buildAgency(em)];
    const { tagId, bookingId } = await buildTag();
    const ids = [
      toNodeId('Agency', kept.id),
      toNodeId('Agency', archived.id),
      toNodeId('ImpressionTag', tagId),
      toNodeId('Booking', bookingId),
    ];

    const admin = callerOf('ROLE_ADMIN');
    const found = async () => {
      const { data } = await ask(admin, NODES, { ids });
      return (data?.nodes as unknown[]).map((node) => node !== null); // the fields of NODES
    };

    expect(await found()).toEqual([true, true, true, true]);

    const archive = `mutation { archiveAgency(id: ${archived.id}) saveImpressionTagCombinations(bookingId: ${bookingId}, creativeIds: []) { id } }`;

    expect((await ask(admin, archive, {})).errors).toBeUndefined();
    expect(await found()).toEqual([true, false, false, true]);
  });

  test.each(['12', 'Booking:12', toNodeId('Nothing', 1), toNodeId('constructor', 1), ''])(
    'refuses %j, which is no nodeId',
    async (id) => {
      const { errors } = await ask(callerOf('ROLE_ADMIN'), NODES, { ids: [id] });
      expect(errors?.[0]?.message).toBe('This is not a nodeId');
    },
  );

  test('refuses more than 500 at once', async () => {
    const ids = Array.from({ length: 501 }, (_, id) => toNodeId('Booking', id));
    const { errors } = await ask(callerOf('ROLE_ADMIN'), NODES, { ids });
    expect(errors?.[0]?.message).toBe('Ask for at most 500 records');
  });
});

/**
 * Types that are not records: a choice of a list, the caller, the result of a mutation, an entry of
 * a log.
 */
const NOT_RECORDS = new Set([
  'ArchivedOrganisation',
  'Association',
  'AssociationRecord',
  'BookingFilterOption',
  'DashboardCustomer',
  'ExperimentRegion',
  'FilterOption',
  'HistoryEntry',
  'NewApiKey',
  'OutsideReader',
  'TagSheetMail',
  'OwnSession',
  'ArchivedUser',
  'Passkey',
  'PageSession',
  'SignInResult',
  'UnassociatedOrganisation',
  'Viewer',
  // What was sent, as it was sent.
  'WebhookMessage',
  // Rows of the monitoring, which change or expire without a mutation.
  'ActiveUser',
  'DailyActivityItem',
  'DeadLetter',
]);

describe('every type with an id', () => {
  test('is a Node, and every Node is found', () => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const withId = types
      .filter(({ name }) => !NOT_RECORDS.has(name))
      .filter((type) => 'id' in type.getFields());
    const withoutNodeId = withId.filter(
      (type) => !type.getInterfaces().some(({ name }) => name === 'Node'),
    );

    expect(withoutNodeId.map(({ name }) => name)).toEqual([]);

    const node = schema.getType('Node');
    const implementing = isInterfaceType(node)
      ? schema.getPossibleTypes(node).map(({ name }) => name)
      : [];

    expect(implementing.sort()).toEqual(Object.keys(NODE_SOURCES).sort());
  });
});
