import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { checkArrivals } from './check-arrivals.js';
import { creditAffected } from '#server/ingestion/worker/attribution/credit-affected.js';
import { lockBuckets } from '#server/ingestion/worker/lookups/customer-states.js';
import { countCalls } from './enter-ledger.js';
import { linkViewers } from '#server/ingestion/worker/attribution/viewer-links.js';
import { leaveOutErased } from './leave-out-erased.js';
import { leaveOutKnownCallerIds, leaveOutStored } from './deduplicate.js';
import { moveLatestWebhits } from './move-positions.js';
import { countFigures } from '#server/ingestion/worker/rollups/move-rollups.js';
import { deadLetter } from './dead-letter.js';
import { readEntries } from '#server/ingestion/worker/loop/read-entries.js';
import { storeRaw, forgetExpiredViewers } from './store-raw.js';
import { storeResponses } from '#server/ingestion/worker/attribution/store-responses.js';
import { shareLockWatermarks } from '#server/ingestion/worker/rollups/watermarks.js';

export interface Step {
  /** The label in the histogram of step times. */
  name: string;
  run: (batch: Batch) => Promise<void> | void;
}

/** What concerns only the locked buckets. To add a step: a file with one function, a row here. */
const OWN_STEPS: readonly Step[] = [
  { name: 'check arrivals', run: checkArrivals },
  { name: 'ensure partitions', run: ensurePartitions },
  { name: 'lock customers', run: lockArrivals },
  { name: 'leave out erased viewers', run: leaveOutErased },
  { name: 'forget expired viewers', run: forgetExpiredViewers },
  { name: 'leave out known caller ids', run: leaveOutKnownCallerIds },
  { name: 'leave out stored', run: leaveOutStored },
  { name: 'link viewers', run: linkViewers },
  { name: 'store raw', run: storeRaw },
  { name: 'credit affected', run: creditAffected },
  { name: 'store responses', run: storeResponses },
  { name: 'move latest webhits', run: moveLatestWebhits },
  { name: 'count figures', run: countFigures },
];

/**
 * Rows that batches of other buckets change, too, which wait from here to the commit: so it comes
 * last, and nothing is computed here that could be before.
 */
const MOVE_ROLLUPS: Step = {
  name: 'move rollups',
  run: ({ figures, client }) => figures.apply(client),
};

/** Stores the events in `batch.arrivals`, in this order. */
export const STORING_STEPS: readonly Step[] = [...OWN_STEPS, MOVE_ROLLUPS];

/** From a partition's entries to figures, dead letters and the ledger. */
export const BATCH_STEPS: readonly Step[] = [
  { name: 'read entries', run: readEntries },
  ...OWN_STEPS,
  { name: 'put aside', run: deadLetter },
  { name: 'count calls', run: countCalls },
  MOVE_ROLLUPS,
  { name: 'enter ledger', run: ({ calls, client }) => calls.apply(client) },
];

export async function runSteps(
  steps: readonly Step[],
  batch: Batch,
  observe?: StepObserver,
): Promise<void> {
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    await run(batch);
    observe?.(name, performance.now() - startedAt);
  }
}

export type StepObserver = (step: string, elapsedMs: number) => void;

/** Runs before any raw table is used, since a partition is created on a separate connection. */
async function ensurePartitions({ arrivals, lookups }: Batch): Promise<void> {
  await lookups.partitions.ensure(arrivals.map(({ event }) => event.occurredAtMs));
}

/** The buckets of their viewers; all of a customer's, where an edge knew of no split. */
async function lockArrivals(batch: Batch): Promise<void> {
  batch.customers = await lockBuckets(
    batch.client,
    batch.arrivals.map(({ event }) => event),
    await batch.lookups.shards.count(),
  );
  batch.watermarks = await shareLockWatermarks(batch.client);
}
