import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { EdgeConfig } from '#server/core/process/config.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { User } from '#server/domains/people/user/user.entity.js';
import type { EventLine } from '#server/ingestion/edge/lines/event-line.js';
import { collectLines } from '#server/ingestion/import/collect-lines.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { DEMO_ACCOUNTS } from './accounts.js';
import { storeCampaigns } from './campaigns.js';
import { userAgentOf } from '#server/sandbox/traffic/household-devices.js';
import { syntheticEvents, type SyntheticStream } from '#server/sandbox/traffic/synthetic-events.js';
import { storeOrganisations } from './organisations.js';
import { demoStreams } from './streams.js';

/**
 * The row of event_store.watermark that says up to when the demo's events are stored. It exists
 * once the load is complete.
 */
const WATERMARK = 'demo_events';
/**
 * Events of one customer that precede the next customer's: partitions fill evenly, and each
 * customer stays in order.
 */
const TURN = 500;
const POLL_INTERVAL_MS = 100;

/** The days that a dashboard shows by default load first. */
const FIRST_DAYS_MS = 31 * 86_400_000;

interface DemoEvents {
  /** The organisations, campaigns and accounts are stored: people can sign in. */
  onStory: () => void;
  /** `done` of `total` events are stored and counted. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Loads the demo once: organisations and campaigns in one transaction, then months of events
 * through the collection steps and the queue. Running workers store them. After an interruption it
 * starts over with the same event ids, so no event counts twice.
 */
export async function loadDemo(
  orm: MikroORM,
  config: EdgeConfig,
  { onStory, onProgress }: DemoEvents,
): Promise<void> {
  const em = orm.em.fork();
  const finished = await em.execute('select 1 from event_store.watermark where name = ?', [
    WATERMARK,
  ]);
  if (finished.length > 0) return;

  const loadedAt = await storeStory(orm);
  onStory();
  const streams = await demoStreams(em, loadedAt);
  const total = streams.reduce((sum, stream) => sum + countEvents(stream, loadedAt), 0);
  const redis = connectRedis(config.redisUrl);
  const countWaiting = async () => {
    const partitions = Array.from({ length: config.queuePartitions }, (_, partition) =>
      redis.xlen(streamKey(partition)),
    );
    return (await Promise.all(partitions)).reduce((sum, waiting) => sum + waiting, 0);
  };
  try {
    let waiting = 0;
    let accepted = 0;
    const look = setInterval(
      () =>
        void countWaiting().then(
          (count) => (waiting = count),
          () => undefined,
        ),
      POLL_INTERVAL_MS,
    ); // for the progress bar only
    const report = await collectLines(lastDaysFirst(streams, loadedAt), config, (progress) => {
      accepted = progress.accepted;
      onProgress(Math.max(0, accepted - waiting), total);
    }).finally(() => clearInterval(look));
    if (report.rejected > 0) throw new Error(`${report.rejected} events of the demo were rejected`);
    for (waiting = await countWaiting(); waiting > 0; waiting = await countWaiting()) {
      onProgress(Math.max(0, total - waiting), total);
      await sleep(POLL_INTERVAL_MS);
    }
    onProgress(total, total);
  } finally {
    redis.disconnect();
  }
  // Counted while the events came; a worker counts again within a minute.
  await em.execute('delete from event_store.experiment_count');
  await em.execute('insert into event_store.watermark (name, before) values (?, ?)', [
    WATERMARK,
    loadedAt,
  ]);
}

/** Returns when the story was stored; its days count from that instant. */
async function storeStory(orm: MikroORM): Promise<Date> {
  return orm.em.fork().transactional(async (em) => {
    const [first] = DEMO_ACCOUNTS;
    const admin = await em.findOne(User, { email: first.email });
    if (admin) return admin.createdAt;
    const now = new Date();
    await storeCampaigns(em, await storeOrganisations(em, now), now);
    return now;
  });
}

function countEvents(stream: SyntheticStream, loadedAt: Date): number {
  let count = 0;
  for (const _ of syntheticEvents(stream, loadedAt.getTime())) count += 1;
  return count;
}

/** The last days, then those before them: the worker credits visits in any order. */
export function* lastDaysFirst(
  streams: readonly SyntheticStream[],
  loadedAt: Date,
): Generator<EventLine> {
  const firstMs = loadedAt.getTime() - FIRST_DAYS_MS;
  for (const areLast of [true, false])
    yield* interleave(
      streams.map((stream) =>
        demoLines(stream, loadedAt, (occurredAtMs) => occurredAtMs >= firstMs === areLast),
      ),
    );
}

function* demoLines(
  stream: SyntheticStream,
  loadedAt: Date,
  isWanted: (occurredAtMs: number) => boolean,
): Generator<EventLine> {
  let count = 0;
  for (const event of syntheticEvents(stream, loadedAt.getTime())) {
    const { type, tag, occurredAtMs, uid, region } = event;
    const id = `demo-${stream.seed}-${(count += 1)}`;
    if (!isWanted(occurredAtMs)) continue;
    yield {
      type,
      tag,
      occurred_at: new Date(occurredAtMs).toISOString(),
      uid,
      user_agent: userAgentOf(event),
      region,
      id,
    };
  }
}

function* interleave<T>(all: readonly Iterator<T, void>[]): Generator<T> {
  let sources = all;
  while (sources.length > 0) {
    for (const source of sources) {
      for (let left = TURN; left > 0; left -= 1) {
        const next = source.next();
        if (next.done) {
          sources = sources.filter((one) => one !== source);
          break;
        }
        yield next.value;
      }
    }
  }
}
