import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
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
 * 'full': not stored, the stream is full. 'unknown': Redis is away or its answer was lost, so the
 * entries may be stored or not.
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
  try {
    return await redis.evalsha(SHA1, keys.length, ...keys, ...values);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
    return redis.eval(SCRIPT, keys.length, ...keys, ...values);
  }
}
