import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { takeDueJob, type JobQueue, type TakenJob } from '#server/core/jobs/job-queue.js';
import type { Config } from '#server/core/process/config.js';
import type { EventLine } from '#server/ingestion/edge/lines/event-line.js';
import { collectLines } from '#server/ingestion/import/collect-lines.js';
import { Sandbox } from '#server/sandbox/sandbox.entity.js';
import { userAgentOf } from './household-devices.js';
import { sandboxStreams } from './sandbox-streams.js';
import { syntheticEvents, type SyntheticStream } from './synthetic-events.js';

const MINUTE_MS = 60_000;
const MAX_BACKOFF_MINUTES = 60;
/** The process serves people meanwhile. */
const REST_AFTER_LINES = 500;
const REST_MS = 10;

/** A sandbox is filled until all of its traffic is in the queue. */
export const FILL_QUEUE: JobQueue = {
  table: 'sandbox',
  dueAt: 'fill_due_at',
  waiting: 'filled_at is null',
  attempts: 'fill_attempts',
  columns: 'generation',
  leaseMs: 15 * MINUTE_MS,
  backoffMs: ({ attempts }) => Math.min(2 ** attempts, MAX_BACKOFF_MINUTES) * MINUTE_MS,
};

export interface SandboxParts {
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

type FillJob = TakenJob & { generation: number };

/**
 * Sends the traffic of the sandboxes that wait for it through the collection steps. After an
 * interruption it starts over with the same event ids, so no event counts twice. Returns how many it
 * filled.
 */
export async function fillSandboxes({ orm, config, now }: SandboxParts): Promise<number> {
  const em = orm.em.fork();

  for (let filled = 0; ; filled += 1) {
    const job = await takeDueJob<FillJob>(em, FILL_QUEUE, now());
    if (!job) return filled;

    const { generation } = job;
    const sandbox = await em.findOne(
      Sandbox,
      { id: Number(job.id), generation },
      { refresh: true },
    );
    if (!sandbox) continue; // removed or reset meanwhile

    const streams = await sandboxStreams(em, sandbox);
    const { rejected } = await collectLines(linesOf(sandbox, streams), config);
    if (rejected > 0) throw new Error(`${rejected} events of sandbox ${sandbox.id} were rejected`);

    await em.nativeUpdate(Sandbox, { id: sandbox.id, generation }, { filledAt: now() });
  }
}

async function* linesOf(
  { id, generation, builtAt }: Sandbox,
  streams: readonly SyntheticStream[],
): AsyncGenerator<EventLine> {
  for (const [client, stream] of streams.entries()) {
    let count = 0;

    for (const event of syntheticEvents(stream, builtAt.getTime())) {
      count += 1;
      if (count % REST_AFTER_LINES === 0) await sleep(REST_MS);
      const { type, tag, occurredAtMs, uid, region } = event;
      const eventId = `sandbox-${id}-${generation}-${client}-${count}`;
      yield {
        type,
        tag,
        occurred_at: new Date(occurredAtMs).toISOString(),
        uid,
        user_agent: userAgentOf(event),
        region,
        id: eventId,
      };
    }
  }
}
