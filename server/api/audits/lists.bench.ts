import { performance } from 'node:perf_hooks';
import { execute, parse, type GraphQLSchema } from 'graphql';
import pg from 'pg';
import type { Actor, EntityType } from '#server/access/identity/actor.js';
import { roleOf } from '#server/access/roles/role.js';
import type { ApiContext } from '#server/api/context.js';
import { RequestScheduler } from '#server/api/request-scheduler/request-scheduler.js';
import { readConfig } from '#server/core/process/config.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { fillLists, LARGE_CUSTOMER } from '#server/api/bench/fill-lists.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { runOperation } from '#server/api/rest/run-operation.js';
import { prepareOperation } from '#server/api/rest/stored-operation.js';
import { describeSpread, medianOf, quantile } from '#server/testing/bench/spread.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

/*
 * The time of the first page of each list, resolvers and rights included, with 5,000 customers,
 * 50,000 bookings and 200,000 impression tags. One customer holds a fifth of them; its lists are
 * measured.
 */
const GOAL_MS = 200;
const ROUNDS = 9;

const actorOf = (entityType: EntityType): Actor => ({
  userId: 1,
  role: roleOf(entityType, true),
  entityType,
  entityId: entityType === 'SYSTEM' ? null : 1,
  permissionLevel: 'ADMIN',
  countryCode: 'NZ',
  countryList: ['NZ'],
  via: { session: 'bench' },
});

const OF_CUSTOMER = `customerId: ${LARGE_CUSTOMER}`;
const BOOKING = `id bookingName campaignName channelName bookingTypeLabel cpm startDate endDate creativeIds status editable viewerCan`;
const TAG = `id bookingName campaignName creativeName channelName bookingType tag`;

/** Name, the list with its arguments, the columns of a row. */
const LISTS: [name: string, field: string, args: string, columns: string][] = [
  ['customers', 'customers', '', 'id custName displayName domain taxonomyDesc viewerCan'],
  ['customers by category', 'customers', 'sort: CATEGORY', 'id custName'],
  ['customers searched', 'customers', 'search: "moa"', 'id custName domain'],
  ['agencies', 'agencies', '', 'id agencyName domain adminEmail viewerCan'],
  ['users', 'users', '', 'id name email role entityName viewerCan'],
  ['bookings', 'bookings', OF_CUSTOMER, BOOKING],
  ['bookings backwards', 'bookings', `${OF_CUSTOMER}, descending: true`, BOOKING],
  ['bookings by campaign', 'bookings', `${OF_CUSTOMER}, sort: CAMPAIGN`, BOOKING],
  ['bookings by channel', 'bookings', `${OF_CUSTOMER}, sort: CHANNEL`, BOOKING],
  ['bookings by start', 'bookings', `${OF_CUSTOMER}, sort: START_DATE`, BOOKING],
  ['bookings searched', 'bookings', `${OF_CUSTOMER}, search: "kōwhai moa"`, BOOKING],
  [
    'bookings searched, none',
    'bookings',
    `${OF_CUSTOMER}, search: "nothing is called so"`,
    BOOKING,
  ],
  ['campaigns', 'campaigns', OF_CUSTOMER, 'id campaignName startDate endDate status viewerCan'],
  [
    'creatives',
    'creatives',
    OF_CUSTOMER,
    'id description creativeTypeLabel creativeFormat url viewerCan',
  ],
  ['site tags', 'siteTags', OF_CUSTOMER, 'id tagDescription pingCount pingDate viewerCan'],
  ['impression tags', 'impressionTags', OF_CUSTOMER, TAG],
  ['impression tags by creative', 'impressionTags', `${OF_CUSTOMER}, sort: CREATIVE`, TAG],
  ['impression tags by campaign', 'impressionTags', `${OF_CUSTOMER}, sort: CAMPAIGN`, TAG],
  ['impression tags searched', 'impressionTags', `${OF_CUSTOMER}, search: "moa film 77"`, TAG],
  ['impression tags searched, most', 'impressionTags', `${OF_CUSTOMER}, search: "film"`, TAG],
  ['bookings searched, most', 'bookings', `${OF_CUSTOMER}, search: "booking"`, BOOKING],
  [
    'impression tags searched, none',
    'impressionTags',
    `${OF_CUSTOMER}, search: "nothing is called so"`,
    TAG,
  ],
];
/** Texts typed into the palette: a word of many names, several, a part, one of nothing, a key. */
const TYPED = ['moa', 'kōwhai harbour', 'ltd 77', 'boo', 'nothing is called so', 'a'.repeat(22)];
const SEARCH_GOAL_MS = 100;
const SEARCHES = 20;
const CALLERS: EntityType[] = ['SYSTEM', 'AGENCY', 'BROADCASTER', 'ADTECH'];

const documentOf = (field: string, args: string, columns: string, more = 'first: 10') =>
  parse(
    `{ ${field}(${[args, more].filter(Boolean).join(', ')}) { totalCount pageInfo { hasNextPage endCursor } nodes { ${columns} } } }`,
  );

async function sortedTimes(rounds: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Reads the whole of the longest list as REST sends it, part by part. */
async function readWhole(schema: GraphQLSchema, ctx: ApiContext): Promise<void> {
  const row = routes.find(({ path }) => path === '/impressiontags/customer/{customer_id}');
  if (!row) throw new Error('the list of impression tags is documented');

  const start = performance.now();
  const before = process.memoryUsage().heapUsed;
  const call = { params: { customer_id: String(LARGE_CUSTOMER) }, query: {}, body: {} };
  const { parts } = await runOperation(schema, prepareOperation(schema, row), call, ctx);
  let [rows, firstMs, peak] = [0, 0, 0];

  for await (const part of parts ?? []) {
    firstMs ||= performance.now() - start;
    rows += part.length;
    peak = Math.max(peak, process.memoryUsage().heapUsed - before);
  }

  const seconds = (performance.now() - start) / 1000;

  console.log(
    `REST list of ${rows} impression tags: first part after ${firstMs.toFixed(0)} ms, all in ${seconds.toFixed(1)} s, ` +
      `at most ${(peak / 1024 ** 2).toFixed(0)} MB more on the heap`,
  );
}

const services = await startThrowAwayServices('disk');
const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 2 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
const redis = connectRedis(services.redisUrl);
try {
  await migrateDatabase(services.databaseUrl);
  await fillLists(pool);
  const orm = await openDatabase({ databaseUrl: services.databaseUrl, databasePoolSize: 8 });
  const schema: GraphQLSchema = await buildApiSchema();
  const config = readConfig({
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    ...TEST_SECRETS,
  });
  const contextOf = (entityType: EntityType): ApiContext => ({
    em: orm.em.fork(),
    redis,
    config,
    actor: actorOf(entityType),
    clientIp: '192.0.2.1',
    requestId: 'bench',
    now: () => new Date(),
    pause: () => Promise.resolve(),
    scheduler: new RequestScheduler(),
  });
  const ask = async (entityType: EntityType, document: ReturnType<typeof parse>) => {
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: contextOf(entityType),
    });
    if (errors?.[0]) throw errors[0];
    return data;
  };
  console.log(
    `lists: first page of 10 with totalCount, median and spread of ${ROUNDS} in ms, goal <= ${GOAL_MS} ms`,
  );
  console.log(`${''.padEnd(32)}${CALLERS.map((caller) => caller.padStart(18)).join('')}`);
  for (const [name, field, args, columns] of LISTS) {
    const times: string[] = [];
    for (const caller of CALLERS) {
      const document = documentOf(field, args, columns);
      const all = await sortedTimes(ROUNDS, () => ask(caller, document));
      const spent = medianOf(all);
      times.push(`${describeSpread(all, 0)}${spent > GOAL_MS ? ' !' : ''}`.padStart(18));
      if (spent > GOAL_MS) process.exitCode = 1;
    }
    console.log(`${name.padEnd(32)}${times.join('')}`);
  }
  console.log(`search of all kinds, p95 of ${SEARCHES}, goal <= ${SEARCH_GOAL_MS} ms`);
  for (const text of TYPED) {
    const times: string[] = [];
    const document = parse(
      `{ searchRecords(text: "${text}") { kind name customerName bookingName nodeId } }`,
    );
    for (const caller of CALLERS) {
      const sorted = await sortedTimes(SEARCHES, () => ask(caller, document));
      const p95 = quantile(sorted, 0.95);
      times.push(`${p95.toFixed(1)} ms${p95 > SEARCH_GOAL_MS ? ' !' : ''}`.padStart(18));
      if (p95 > SEARCH_GOAL_MS) process.exitCode = 1;
    }
    console.log(`${text.padEnd(32)}${times.join('')}`);
  }
  await readWhole(schema, contextOf('SYSTEM'));
  await orm.close(true);
} finally {
  redis.disconnect();
  await pool.end();
  await services.stop();
}
