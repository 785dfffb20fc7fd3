import { createHash } from 'node:crypto';
import { requiredReplicas, type Redis } from '#server/core/redis/redis.js';
import { REPLICATION_TIMEOUT_MS, valuesOf } from '#server/ingestion/replication.js';
import { EVENT_FIELD, receivedKey, streamKey } from '#server/ingestion/queued-event.js';
import type { Batch } from './batch.js';

/**
 * Appends each partition's entries and its counts of received calls, or nothing when its stream is
 * full; all in one atomic step. A script instead of MULTI, since it costs the edge one command
 * however many events and partitions there are.
 */
const SCRIPT = `
local stored = {}
for i = 1, #KEYS / 2 do
  local stream, received = KEYS[2 * i - 1], KEYS[2 * i]
  stored[i] = 0
  if redis.call('XLEN', stream) < tonumber(ARGV[1]) then
    for line in string.gmatch(ARGV[2 * i], '[^\\n]+') do redis.call('XADD', stream, '*', '${EVENT_FIELD}', line) end
    for field, count in string.gmatch(ARGV[2 * i + 1], '(%S+) (%d+)\\n') do redis.call('HINCRBY', received, field, count) end
    stored[i] = 1
  end
end
return stored`;
const SHA1 = createHash('sha1').update(SCRIPT).digest('hex');

/**
 * 'full': not stored, the stream is full. 'unknown': Redis is away, its answer was lost or a replica
 * is missing, so the entries may be stored or not.
 */
export type AppendOutcome = 'stored' | 'full' | 'unknown';

/**
 * The outcome of each batch, in their order. In a cluster partitions may be on different nodes, so
 * each has its own command.
 */
export async function appendBatches(
  redis: Redis,
  batches: readonly Batch[],
  maxLength: number,
): Promise<AppendOutcome[]> {
  if (!redis.isCluster) return appendTogether(redis, batches, maxLength);
  const outcomes = await Promise.all(
    batches.map((batch) => appendTogether(redis, [batch], maxLength)),
  );
  return outcomes.flat();
}

async function appendTogether(
  redis: Redis,
  batches: readonly Batch[],
  maxLength: number,
): Promise<AppendOutcome[]> {
  const keys = batches.flatMap(({ partition }) => [streamKey(partition), receivedKey(partition)]);
  const values = [maxLength, ...batches.flatMap(({ lines, counters }) => [lines, counters])];

  try {
    const reply = await evaluate(redis, keys, values);
    return batches.map((_, index) =>
      Array.isArray(reply) && reply[index] === 1 ? 'stored' : 'full',
    );
  } catch {
    return batches.map(() => 'unknown');
  }
}

async function evaluate(
  redis: Redis,
  keys: string[],
  values: (string | number)[],
): Promise<unknown> {
  const run = (script: 'evalsha' | 'eval') =>
    requiredReplicas(redis) === 0
      ? redis[script](script === 'eval' ? SCRIPT : SHA1, keys.length, ...keys, ...values)
      : runReplicated(redis, script, keys, values);

  try {
    return await run('evalsha');
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
    return run('eval');
  }
}

/** Runs in one pipeline, because WAIT is about the writes of its own connection. */
async function runReplicated(
  redis: Redis,
  script: 'evalsha' | 'eval',
  keys: string[],
  values: (string | number)[],
): Promise<unknown> {
  const replicas = requiredReplicas(redis);
  const replies = await redis
    .pipeline()
    [script](script === 'eval' ? SCRIPT : SHA1, keys.length, ...keys, ...values)
    .wait(replicas, REPLICATION_TIMEOUT_MS)
    .exec();

  const [stored, confirmed] = valuesOf(replies);
  if (Number(confirmed) < replicas)
    throw new Error('Redis did not copy the entries to its replica in time');
  return stored;
}
