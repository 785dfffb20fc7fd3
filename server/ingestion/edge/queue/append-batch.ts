import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { EVENT_FIELD, receivedKey, streamKey } from '../../queued-event.js';
import type { Batch } from './batch.js';

/**
 * The entries and the counts of calls received, in one atomic step; nothing when the stream is full. A script instead of
 * MULTI, since it costs the edge one command of constant length however many events there are.
 */
const SCRIPT = `
if redis.call('XLEN', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
for line in string.gmatch(ARGV[3], '[^\\n]+') do redis.call('XADD', KEYS[1], '*', '${EVENT_FIELD}', line) end
for field, count in string.gmatch(ARGV[2], '(%S+) (%d+)\\n') do redis.call('HINCRBY', KEYS[2], field, count) end
return 1`;
const SHA1 = createHash('sha1').update(SCRIPT).digest('hex');

export type AppendOutcome = 'stored' | 'full';

/** Throws when Redis is away or its answer did not come: then the batch may be stored or not. */
export async function appendBatch(
  redis: Redis,
  batch: Batch,
  maxLength: number,
  lines = batch.lines,
): Promise<AppendOutcome> {
  const keys = [streamKey(batch.partition), receivedKey(batch.partition)] as const;
  const values = [maxLength, batch.counters, lines] as const;
  let reply: unknown;
  try {
    reply = await redis.evalsha(SHA1, keys.length, ...keys, ...values);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
    reply = await redis.eval(SCRIPT, keys.length, ...keys, ...values);
  }
  return reply === 1 ? 'stored' : 'full';
}
