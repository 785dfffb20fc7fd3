import type { PoolClient } from 'pg';
import { emptyResults, type Batch } from '#server/ingestion/worker/loop/batch.js';
import { LedgerEntries } from '#server/ingestion/worker/steps/enter-ledger.js';
import { classifyFailure } from '#server/ingestion/worker/loop/failure.js';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import { readEntries } from '#server/ingestion/worker/loop/read-entries.js';
import { runSteps, STORING_STEPS } from '#server/ingestion/worker/steps/steps.js';
import { readShardKeys } from '#server/event-store/shards.js';
import {
  lockDeadLetters,
  markReplayed,
  updateReason,
  type DeadLetterFilter,
  type StoredDeadLetter,
} from './dead-letter-store.js';

export interface ReplayReport {
  /** Stored now, or found to be stored already. */
  replayed: number;
  /** Letters that still cannot be stored. */
  remaining: number;
}

const DEAD_LETTERS_PER_TRANSACTION = 500;

interface ReplayOptions {
  /** Takes no further letters after this moment. */
  untilMs?: number;
  /** Called in the transaction that stores them. */
  onReplayed?: (client: PoolClient, ids: readonly string[]) => Promise<void>;
}

/**
 * Stores the selected dead letters again, with all the effects they would have had in their time.
 */
export async function requeueDeadLetters(
  lookups: Lookups,
  filter: DeadLetterFilter,
  { untilMs = Infinity, onReplayed }: ReplayOptions = {},
): Promise<ReplayReport> {
  const report: ReplayReport = { replayed: 0, remaining: 0 };
  for (const shardKey of await readShardKeys(lookups.pool))
    await requeueShard(lookups, { ...filter, shardKey }, { untilMs, onReplayed }, report);
  return report;
}

async function requeueShard(
  lookups: Lookups,
  { shardKey, ...filter }: DeadLetterFilter & { shardKey: number },
  { untilMs = Infinity, onReplayed }: ReplayOptions,
  report: ReplayReport,
): Promise<void> {
  let afterId = '0';
  let limit = DEAD_LETTERS_PER_TRANSACTION;

  while (Date.now() < untilMs) {
    const attempt: { letters: StoredDeadLetter[] } = { letters: [] };
    try {
      const remaining = await inTransaction(lookups.pool, async (client) => {
        attempt.letters = await lockDeadLetters(client, filter, { shardKey, afterId, limit });
        return attempt.letters.length === 0
          ? 0
          : replayLocked(client, lookups, attempt.letters, onReplayed);
      });
      if (attempt.letters.length === 0) return;
      report.remaining += remaining;
      report.replayed += attempt.letters.length - remaining;
      limit = DEAD_LETTERS_PER_TRANSACTION;
    } catch (error) {
      if (classifyFailure(error) === 'outage' || attempt.letters.length === 0) throw error;
      if (attempt.letters.length > 1) {
        limit = Math.ceil(attempt.letters.length / 2);
        continue;
      }
      report.remaining += 1;
    }
    afterId = attempt.letters.at(-1)?.id ?? afterId;
  }
}

/** Returns how many of the letters remain. */
async function replayLocked(
  client: PoolClient,
  lookups: Lookups,
  letters: readonly StoredDeadLetter[],
  onReplayed: ReplayOptions['onReplayed'],
): Promise<number> {
  const batch: Batch = {
    client,
    lookups,
    partition: 0,
    careful: true,
    poison: null,
    nowMs: Date.now(),
    entries: letters.map((letter) => letter.entry),
    received: new Map(),
    ...emptyResults(),
  };
  readEntries(batch);
  const events = new Map(batch.arrivals.map(({ entry, event }) => [entry, event]));
  await runSteps(STORING_STEPS, batch);

  const remaining = new Map(batch.deadLetters.map((letter) => [letter.entry, letter]));
  const ledger = new LedgerEntries();
  for (const letter of letters) {
    const dead = remaining.get(letter.entry);
    const event = events.get(letter.entry) ?? null;
    ledger.addDeadLetter(letter.entry, letter.reason === 'undecodable' ? null : event, -1);
    if (!dead) continue;
    ledger.addDeadLetter(letter.entry, dead.event, 1);
    await updateReason(client, letter.id, dead.reason, dead.detail);
  }
  for (const { event } of batch.arrivals) ledger.addStored(event);
  for (const event of batch.duplicates) ledger.addEvent(event, 'duplicate', 1);
  for (const event of batch.erased) ledger.addErased(event);
  await ledger.apply(client);
  const replayed = letters.filter((letter) => !remaining.has(letter.entry)).map(({ id }) => id);
  await markReplayed(client, replayed, batch.nowMs);
  await onReplayed?.(client, replayed);
  return remaining.size;
}
