import { beforeAll, describe, expect, test } from '@jest/globals';
import { graphql, type GraphQLSchema } from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';

const database = testDatabase();
const redis = testRedis();
const admin = actorOf('SYSTEM');

let schema: GraphQLSchema;
const ids: Record<string, number> = {};

beforeAll(async () => {
  schema = await buildApiSchema();

  const em = database.orm.em.fork();
  const [nz, au] = [
    { countryCode: 'NZ', countryList: ['NZ', 'FJ'] },
    { countryCode: 'AU', countryList: ['AU'] },
  ];

  const broadcaster = await buildBroadcaster(em, { broadcasterName: 'Ōtaki TV', ...nz });
  const southern = await buildBroadcaster(em, { broadcasterName: 'southern', ...au });
  const kea = await buildAdTech(em, { adtechName: 'Kea', requiresJobNumber: true, ...au });
  const rata = await buildAdTech(em, { adtechName: 'Rātā', requiresChargedCpm: true, ...nz });

  await buildChannel(em, { owner: southern, channelName: 'a', displayName: 'z' });
  await buildChannel(em, { owner: broadcaster, channelName: 'b', displayName: null });
  await buildChannel(em, { owner: kea, channelName: 'c', displayName: 'y' });

  const group = { createdAt: new Date(), createdByEntityType: 'SYSTEM' as const };
  const small = em.create(AdTechGroup, { ...group, groupName: 'Small' });
  const big = em.create(AdTechGroup, { ...group, groupName: 'big' });

  small.adtechs.set([kea]);
  big.adtechs.set([kea, rata]);
  await em.persist([small, big]).flush();

  const customer = await buildCustomer(em, {
    custName: 'Kowhai Limited',
    displayName: 'Kōwhai',
    ...nz,
  });

  await buildCustomer(em, { custName: 'Wattle', displayName: null, ...au });

  const agency = await buildAgency(em, { agencyName: 'Northlight', countryCode: 'AU' });

  await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
  await buildRelationship(em, { agencyId: agency.id, adtechId: kea.id });
  Object.assign(ids, { broadcaster: broadcaster.id, kea: kea.id, group: big.id });
});

async function ask(source: string, actor: Actor = admin) {
  const contextValue = serviceContext({ database, redis }, actor);
  const { data, errors } = await graphql({ schema, source, contextValue });
  const [error] = errors ?? [];
  return error ? { code: serviceErrorOf(error, 'test').code } : (data ?? {});
}

async function names(list: string, args: string, field: string): Promise<unknown[]> {
  const answer = await ask(`{ found: ${list}(${args}) { nodes { name: ${field} } } }`);
  const { nodes } = answer.found as { nodes: { name: unknown }[] }; // as the query asks
  return nodes.map(({ name }) => name);
}

describe('the lists of the system administration', () => {
  test.each([
    ['broadcasters', 'sort: NAME', 'broadcasterName', ['Ōtaki TV', 'southern']],
    ['broadcasters', 'sort: COUNTRY', 'broadcasterName', ['southern', 'Ōtaki TV']],
    ['adtechs', 'sort: NAME', 'adtechName', ['Kea', 'Rātā']],
    ['adtechs', 'sort: JOB_NUMBER', 'adtechName', ['Kea', 'Rātā']],
    ['adtechs', 'sort: CHARGED_CPM', 'adtechName', ['Rātā', 'Kea']],
    ['adtechs', 'sort: COUNTRY, descending: true', 'adtechName', ['Rātā', 'Kea']],
    ['adtechGroups', 'sort: NAME', 'groupName', ['big', 'Small']],
    ['adtechGroups', 'sort: ADTECH_COUNT', 'groupName', ['Small', 'big']],
    ['channels', 'first: 50', 'channelName', ['b', 'c', 'a']],
    ['channels', 'sort: NAME', 'channelName', ['a', 'b', 'c']],
    ['channels', 'sort: DISPLAY_NAME', 'channelName', ['b', 'c', 'a']],
    ['channels', 'sort: OWNER_TYPE', 'ownerType', ['adtech', 'broadcaster', 'broadcaster']],
    ['channels', 'sort: OWNER, descending: true', 'ownerName', ['southern', 'Ōtaki TV', 'Kea']],
  ])('%s(%s) stand in that order', async (list, args, field, expected) => {
    expect(await names(list, args, field)).toEqual(expected);
  });

  test.each([
    ['broadcasters', 'broadcasterName', 'nz', ['Ōtaki TV']],
    ['broadcasters', 'broadcasterName', 'FJ', ['Ōtaki TV']],
    ['broadcasters', 'broadcasterName', 'AU', ['southern']],
    ['adtechs', 'adtechName', 'FJ', ['Rātā']],
    ['customers', 'custName', 'FJ', ['Kowhai Limited']],
    ['customers', 'custName', 'AU', ['Wattle']],
    ['agencies', 'agencyName', 'AU', ['Northlight']],
    ['agencies', 'agencyName', 'FJ', []],
    ['customers', 'custName', '', ['Kowhai Limited', 'Wattle']],
  ])(
    '%s by %s are narrowed to a country, %s: its home or its list',
    async (list, field, country, expected) => {
      expect(await names(list, `country: "${country}"`, field)).toEqual(expected);
    },
  );

  test('relationships name both sides and are searched by either', async () => {
    const sides = 'customerName broadcasterName agencyName adtechName';
    const none = { customerName: null, broadcasterName: null, agencyName: null, adtechName: null };
    const search = async (text: string) =>
      ask(`{ relationships(search: "${text}") { nodes { ${sides} } totalCount } }`);

    expect(await search('limited')).toEqual({
      relationships: {
        nodes: [{ ...none, customerName: 'Kōwhai', broadcasterName: 'Ōtaki TV' }],
        totalCount: 1,
      },
    });

    expect(await search('kea')).toMatchObject({
      relationships: { nodes: [{ ...none, agencyName: 'Northlight', adtechName: 'Kea' }] },
    });
    expect(await search('nobody')).toMatchObject({ relationships: { totalCount: 0 } });
  });

  test('are read one by one by whoever sees them', async () => {
    const one = `broadcaster(id: ${ids.broadcaster}) { broadcasterName }`;

    expect(await ask(`{ ${one} adtech(id: ${ids.kea}) { adtechName } }`)).toEqual({
      broadcaster: { broadcasterName: 'Ōtaki TV' },
      adtech: { adtechName: 'Kea' },
    });
    expect(await ask(`{ ${one} }`, actorOf('BROADCASTER', 999_999))).toEqual({ code: 'NOT_FOUND' });
    expect(await ask(`{ adtechGroup(id: ${ids.group}) { adtechCount } }`)).toEqual({
      adtechGroup: { adtechCount: 2 },
    });
    expect(
      await ask(`{ adtechGroup(id: ${ids.group}) { id } }`, actorOf('ADTECH', ids.kea)),
    ).toEqual({
      code: 'FORBIDDEN',
    });
  });
});
