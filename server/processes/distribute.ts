import { parseArgs } from 'node:util';
import {
  ConfigError,
  readDatabaseSettings,
  readWorkerConfig,
} from '#server/core/process/config.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { distributeEventStore, DistributionError } from '#server/database/distribute.js';
import { readPartitionCounts } from '#server/ingestion/queue-partitions.js';

const USAGE = `Usage: npm run distribute [-- --shards NUMBER]

Distributes the event store over the nodes of a Citus cluster by customer. Stop the workers first:
edges go on, and what they take waits in the queue. The number of shards is a power of two that
divides the number of the queue's partitions, by default the largest one; it is fixed from then on.`;
const EXIT_USAGE = 64; // EX_USAGE of sysexits
const COMMAND_TIMEOUT_MS = 10_000;

function readShards(): number | null {
  try {
    const { values } = parseArgs({ options: { shards: { type: 'string' } } });
    if (values.shards === undefined) return null;
    if (!/^\d{1,4}$/.test(values.shards)) throw new Error('--shards is a number');
    return Number(values.shards);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(EXIT_USAGE);
  }
}

async function distribute(wanted: number | null): Promise<void> {
  const { databaseUrl } = readDatabaseSettings();
  const { redisUrl, queuePartitions } = readWorkerConfig();

  const redis = connectRedis(redisUrl, { commandTimeout: COMMAND_TIMEOUT_MS });
  const counts = await readPartitionCounts(redis, queuePartitions).finally(() =>
    redis.disconnect(),
  );
  const [partitions = queuePartitions] = counts;
  const shards = wanted ?? largestPowerOfTwoIn(partitions);
  if (partitions % shards !== 0)
    throw new DistributionError(
      `The queue has ${partitions} partitions, which ${shards} shards do not divide: change their number with npm run partitions first.`,
    );

  const distributed = await distributeEventStore(databaseUrl, shards);
  console.log(
    distributed.length === 0
      ? `The event store is distributed over ${shards} shards already.`
      : `Distributed ${distributed.length} tables over ${shards} shards: ${distributed.join(', ')}.`,
  );
}

function largestPowerOfTwoIn(number: number): number {
  let power = 1;
  while (number % (power * 2) === 0) power *= 2;
  return power;
}

const shards = readShards();
try {
  await distribute(shards);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DistributionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
