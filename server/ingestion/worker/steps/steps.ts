import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { checkArrivals } from './check-arrivals.js';
import { creditAffected } from '#server/ingestion/worker/attribution/credit-affected.js';
import { markSharedViewers } from '#server/ingestion/worker/attribution/shared-viewers.js';
import { countCalls } from './count-calls.js';
import { linkViewers } from '#server/ingestion/worker/attribution/viewer-links.js';
import { dropErased } from './drop-erased.js';
import { leaveOutKnownCallerIds, leaveOutStored } from './deduplicate.js';
import { findRepeats } from './find-repeats.js';
import { moveLatestWebhits } from './move-positions.js';
import { countFigures } from '#server/ingestion/worker/rollups/move-rollups.js';
import { readEntries } from '#server/ingestion/worker/loop/read-entries.js';
import { forgetExpiredViewers } from './forget-expired-viewers.js';

export interface Step {
  /** The label in the histogram of step times. */
  name: string;
  run: (batch: Batch) => Promise<void> | void;
}

/** Steps of the locked buckets only. A new step is a file with one function and a row here. */
const OWN_STEPS: readonly Step[] = [
  { name: 'check arrivals', run: checkArrivals },
  { name: 'ensure partitions', run: ensurePartitions },
  { name: 'lock customers', run: lockArrivals },
  { name: 'leave out erased viewers', run: dropErased },
  { name: 'forget expired viewers', run: forgetExpiredViewers },
  { name: 'leave out known caller ids', run: leaveOutKnownCallerIds },
  { name: 'leave out stored', run: leaveOutStored },
  { name: 'find repeats', run: findRepeats },
  { name: 'link viewers', run: linkViewers },
  { name: 'store raw', run: storeRaw },
  { name: 'mark shared viewers', run: markSharedViewers },
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
  run: ({ tx, figures }) => tx.addFigures(figures),
};

/** Stores the events in `batch.arrivals`, in this order. */
export const STORING_STEPS: readonly Step[] = [...OWN_STEPS, MOVE_ROLLUPS];

/** Steps from a partition's entries to figures, dead letters and the ledger. */
export const BATCH_STEPS: readonly Step[] = [
  { name: 'read entries', run: readEntries },
  ...OWN_STEPS,
  { name: 'put aside', run: storeDeadLetters },
  { name: 'count calls', run: countCalls },
  MOVE_ROLLUPS,
  { name: 'enter ledger', run: ({ tx, calls }) => tx.addCalls(calls) },
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

async function ensurePartitions({ arrivals, lookups }: Batch): Promise<void> {
  await lookups.store.prepareDays(arrivals.map(({ event }) => event.occurredAtMs));
}

/** The buckets of their viewers; all of a customer's, where an edge knew of no split. */
async function lockArrivals(batch: Batch): Promise<void> {
  batch.customers = await batch.tx.lockBuckets(batch.arrivals.map(({ event }) => event));
  batch.watermarks = await batch.tx.shareLockWatermarks();
}

async function storeRaw({ tx, arrivals }: Batch): Promise<void> {
  await tx.addEvents(arrivals.map(({ event }) => event));
}

async function storeResponses({ tx, responses }: Batch): Promise<void> {
  await tx.replaceResponses(responses);
}

/**
 * Stores the dead letters with their reasons, for people to inspect and `npm run dead-letters --
 * replay` to try again.
 */
async function storeDeadLetters({ tx, partition, deadLetters, nowMs }: Batch): Promise<void> {
  await tx.addDeadLetters(partition, deadLetters, nowMs);
}
