import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError, readWorkerConfig } from '#server/core/process/config.js';
import { connectRedis, type Redis } from '#server/core/redis/redis.js';
import type { EventStore } from '#server/event-store/contract/event-store.js';
import { isBucketCount, MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';
import {
  changePartitionCount,
  listPartitions,
  MAX_PARTITIONS,
  partitionOfEvent,
  readPartitionCounts,
  readQueueLayout,
} from '#server/ingestion/queue-partitions.js';
import { announceSplits } from '#server/ingestion/split-customers.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { countWaiting } from '#server/ingestion/worker/loop/queue-reader.js';

const USAGE = `Usage: npm run partitions [-- --count NUMBER | --client ID --buckets NUMBER]

Shows the partitions of the queue and how many entries wait in each, and the split clients.
--count changes the number of partitions (1 to ${MAX_PARTITIONS}) while everything runs, and waits until
those that are no longer used are empty.
--client splits one client, while everything runs, into buckets of viewers (2, 4, 8 … ${MAX_BUCKETS}) that
several workers store at once; 1 ends its split.`;
const EXIT_USAGE = 64; // EX_USAGE of sysexits
/** Edges and workers look once a second. */
const NOTICE_MS = 3_000;
const POLL_MS = 500;
const COMMAND_TIMEOUT_MS = 10_000;

type Request =
  | { kind: 'show' }
  | { kind: 'count'; count: number }
  | { kind: 'split'; customerId: number; buckets: number };

interface Connections {
  store: EventStore;
  redis: Redis;
  /** The configured number of partitions. */
  configured: number;
}

function readRequest(): Request {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { count: text, client: text, buckets: text } });
    const { count, client, buckets } = values;
    if (count !== undefined && (client ?? buckets) !== undefined)
      throw new Error('Give --count, or --client with --buckets, not both');
    if (count !== undefined) return { kind: 'count', count: readCount(count) };
    if (client === undefined && buckets === undefined) return { kind: 'show' };
    if (client === undefined || buckets === undefined)
      throw new Error('--client and --buckets go together');
    return { kind: 'split', customerId: readId(client), buckets: readBuckets(buckets) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(EXIT_USAGE);
  }
}

function readCount(text: string): number {
  const count = wholeNumber(text);
  if (count < 1 || count > MAX_PARTITIONS)
    throw new Error(`--count is a number from 1 to ${MAX_PARTITIONS}`);
  return count;
}

function readId(text: string): number {
  const id = wholeNumber(text);
  if (id < 1 || id > 2 ** 31 - 1) throw new Error("--client is a client's id");
  return id;
}

function readBuckets(text: string): number {
  const buckets = wholeNumber(text);
  if (!isBucketCount(buckets))
    throw new Error(`--buckets is a power of two from 1 to ${MAX_BUCKETS}`);
  return buckets;
}

const wholeNumber = (text: string): number => (/^\d{1,10}$/.test(text) ? Number(text) : 0);

async function run(connections: Connections, request: Request): Promise<void> {
  if (request.kind === 'count') await change(connections, request.count);
  if (request.kind === 'split') await split(connections, request);
  await show(connections);
}

async function change({ store, redis, configured }: Connections, count: number): Promise<void> {
  // A partition belongs to one shard of a distributed event store.
  const shards = await store.countShards();
  if (count % shards !== 0)
    throw new ConfigError(
      `The event store has ${shards} shards: --count is a multiple of their number`,
    );

  const [before] = await readPartitionCounts(redis, configured);
  await changePartitionCount(redis, count, configured);
  console.log(`The queue has ${count} partitions, ${before} before.`);
  await sleep(NOTICE_MS);
  await untilEmptyFrom(redis, configured, count);
  console.log(
    `Every process uses them. Set QUEUE_PARTITIONS=${count} where the processes are started.`,
  );
}

/** Workers serve partitions that are no longer used until they are empty, and after that. */
async function untilEmptyFrom(redis: Redis, configured: number, count: number): Promise<void> {
  const unused = (await listPartitions(redis, configured)).filter((each) => each >= count);
  for (const partition of unused)
    while ((await countWaiting(redis, partition)) > 0) await sleep(POLL_MS);
}

async function split(
  { store, redis }: Connections,
  { customerId, buckets }: { customerId: number; buckets: number },
): Promise<void> {
  const before = await store.splitCustomer(customerId, buckets);
  if (before === null) throw new ConfigError(`There is no client ${customerId}.`);
  await announceSplits(redis, store);
  console.log(`The number of buckets of client ${customerId} is ${buckets}; it was ${before}.`);
}

async function show({ redis, configured }: Connections): Promise<void> {
  const layout = await readQueueLayout(redis, configured);

  for (const partition of await listPartitions(redis, configured)) {
    const waiting = await countWaiting(redis, partition);
    const note = partition < layout.partitions ? '' : ', no longer used';
    console.log(`events-${partition}: ${waiting} waiting${note}`);
  }

  for (const [customerId, { buckets }] of layout.splits) {
    const each = Array.from({ length: buckets }, (_, bucket) => ({ customerId, bucket }));
    const used = new Set(each.map((event) => partitionOfEvent(event, layout)));
    const note =
      used.size < buckets ? '; more partitions would let more workers store at once' : '';
    console.log(`client ${customerId}: ${buckets} buckets in ${used.size} partitions${note}`);
  }
}

const request = readRequest();
try {
  const { databaseUrl, redisUrl, queuePartitions } = readWorkerConfig();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const redis = connectRedis(redisUrl, { commandTimeout: COMMAND_TIMEOUT_MS });
  const store = openEventStore(pool);
  await run({ store, redis, configured: queuePartitions }, request).finally(async () => {
    redis.disconnect();
    await pool.end();
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
