import { parseArgs } from 'node:util';
import pg from 'pg';
import { readWorkerConfig } from '#server/core/process/config.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { runCommand } from '#server/core/process/run-command.js';
import { parseInstant } from '#server/ingestion/edge/lines/instant.js';
import { readPartitionCounts } from '#server/ingestion/queue-partitions.js';
import { recoverEvents } from '#server/ingestion/recover/recover-events.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';

const USAGE = `Usage: npm run recover -- --from postgres://HOST:PORT/DATABASE --since 2026-11-24T14:00:00Z

After a restore: appends to the queue the events that only the database before the restore has, of
those received since an instant. It only reads that database; PGUSER and PGPASSWORD sign in there.
It may be repeated.`;

interface Request {
  from: string;
  sinceMs: number;
}

function readArguments(): Request | null {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, since: { type: 'string' } },
  });
  const sinceMs = parseInstant(values.since ?? '');
  return values.from && sinceMs !== null ? { from: values.from, sinceMs } : null;
}

async function run({ from, sinceMs }: Request): Promise<void> {
  const { databaseUrl, redisUrl, queuePartitions } = readWorkerConfig();
  const former = new pg.Pool({ connectionString: from, max: 1 });
  const restored = openWorkerPool(databaseUrl, 2);
  const redis = connectRedis(redisUrl);

  try {
    const [partitions = queuePartitions] = await readPartitionCounts(redis, queuePartitions);
    const found = await recoverEvents({ former, restored, redis, partitions, sinceMs });
    console.log(
      `${found.recovered} events are in the queue again; ${found.known} are stored, and ${found.withoutTag} belong to tags that do not exist any more.`,
    );
  } finally {
    redis.disconnect();
    await Promise.all([former.end(), restored.end()]);
  }
}

await runCommand({ usage: USAGE, readArguments, run });
