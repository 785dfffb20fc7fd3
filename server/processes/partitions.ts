import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError, readWorkerConfig } from '#server/core/process/config.js';
import { connectRedis, type Redis } from '#server/core/process/redis.js';
import { readShardCount } from '#server/event-store/shards.js';
import {
  changePartitionCount,
  listPartitions,
  MAX_PARTITIONS,
  readPartitionCounts,
} from '#server/ingestion/queue-partitions.js';
import { countWaiting } from '#server/ingestion/worker/loop/queue-reader.js';

const USAGE = `Usage: npm run partitions [-- --count NUMBER]

Shows the partitions of the queue and how many entries wait in each; --count changes their number
(1 to ${MAX_PARTITIONS}) while everything runs, and waits until those that are no longer used are empty.`;
const EXIT_USAGE = 64; // EX_USAGE of sysexits
/** Edges and workers look once a second. */
const NOTICE_MS = 3_000;
const POLL_MS = 500;
const COMMAND_TIMEOUT_MS = 10_000;

function readCount(): number | null {
  try {
    const { values } = parseArgs({ options: { count: { type: 'string' } } });
    if (values.count === undefined) return null;
    const count = /^\d{1,4}$/.test(values.count) ? Number(values.count) : 0;
    if (count < 1 || count > MAX_PARTITIONS)
      throw new Error(`--count is a number from 1 to ${MAX_PARTITIONS}`);
    return count;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(EXIT_USAGE);
  }
}

async function run(redis: Redis, configured: number, count: number | null): Promise<void> {
  if (count !== null) {
    const [before] = await readPartitionCounts(redis, configured);
    await changePartitionCount(redis, count, configured);
    console.log(`The queue has ${count} partitions, ${before} before.`);
    await sleep(NOTICE_MS);
    await untilEmptyFrom(redis, configured, count);
    console.log(
      `Every process uses them. Set QUEUE_PARTITIONS=${count} where the processes are started.`,
    );
  }

  const [used] = await readPartitionCounts(redis, configured);
  for (const partition of await listPartitions(redis, configured)) {
    const waiting = await countWaiting(redis, partition);
    const note = partition < (used ?? 0) ? '' : ', no longer used';
    console.log(`events-${partition}: ${waiting} waiting${note}`);
  }
}

/** Workers serve partitions that are no longer used until they are empty, and after that. */
async function untilEmptyFrom(redis: Redis, configured: number, count: number): Promise<void> {
  const unused = (await listPartitions(redis, configured)).filter((each) => each >= count);
  for (const partition of unused)
    while ((await countWaiting(redis, partition)) > 0) await sleep(POLL_MS);
}

/** A partition belongs to one shard of a distributed event store. */
async function checkShards(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const shards = await readShardCount(client).finally(() => client.end());
  if (count % shards !== 0)
    throw new ConfigError(
      `The event store has ${shards} shards: --count is a multiple of their number`,
    );
}

const count = readCount();
try {
  const { databaseUrl, redisUrl, queuePartitions } = readWorkerConfig();
  if (count !== null) await checkShards(databaseUrl, count);
  const redis = connectRedis(redisUrl, { commandTimeout: COMMAND_TIMEOUT_MS });
  await run(redis, queuePartitions, count).finally(() => redis.disconnect());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
