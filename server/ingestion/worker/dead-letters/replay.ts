import type { PoolClient } from 'pg';
import { emptyResults, type Batch } from '#server/ingestion/worker/loop/batch.js';
import { LedgerEntries } from '#server/ingestion/worker/steps/ledger-entries.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import { readEntries } from '#server/ingestion/worker/loop/read-entries.js';
import { runSteps, STORING_STEPS } from '#server/ingestion/worker/steps/steps.js';
import type {
  DeadLetterFilter,
  StoredDeadLetter,
} from '#server/event-store/contract/dead-letter.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';

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
  /** Called in the transaction that stores them, which is also one of the records. */
  onReplayed?: (records: PoolClient, ids: readonly string[]) => Promise<void>;
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
  for (const group of await lookups.store.listLetterGroups())
    await requeueGroup(lookups, { ...filter, group }, { untilMs, onReplayed }, report);
  return report;
}

async function requeueGroup(
  lookups: Lookups,
  { group, ...filter }: DeadLetterFilter & { group: number },
  { untilMs = Infinity, onReplayed }: ReplayOptions,
  report: ReplayReport,
): Promise<void> {
  let afterId = '0';
  let limit = DEAD_LETTERS_PER_TRANSACTION;

  while (Date.now() < untilMs) {
    const attempt: { letters: StoredDeadLetter[] } = { letters: [] };
    try {
      const remaining = await inTransaction(lookups.records, async (records) => {
        const tx = lookups.store.join(records);
        attempt.letters = await tx.lockDeadLetters(filter, { group, afterId, limit });
        if (attempt.letters.length === 0) return 0;
        const { remaining, replayed } = await replayLocked(tx, lookups, attempt.letters);
        await onReplayed?.(records, replayed);
        return remaining;
      });
      if (attempt.letters.length === 0) return;
      report.remaining += remaining;
      report.replayed += attempt.letters.length - remaining;
      limit = DEAD_LETTERS_PER_TRANSACTION;
    } catch (error) {
      if (lookups.store.classifyFailure(error) === 'outage' || attempt.letters.length === 0)
        throw error;
      if (attempt.letters.length > 1) {
        limit = Math.ceil(attempt.letters.length / 2);
        continue;
      }
      report.remaining += 1;
    }
    afterId = attempt.letters.at(-1)?.id ?? afterId;
  }
}

/** Returns how many of the letters remain, and the ids of the others. */
async function replayLocked(
  tx: StoreTransaction,
  lookups: Lookups,
  letters: readonly StoredDeadLetter[],
): Promise<{ remaining: number; replayed: string[] }> {
  const batch: Batch = {
    tx,
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
    await tx.changeReason(letter.id, dead.reason, dead.detail);
  }
  for (const { event } of batch.arrivals) ledger.addStored(event);
  for (const event of batch.duplicates) ledger.addEvent(event, 'duplicate', 1);
  for (const event of batch.erased) ledger.addErased(event);
  await tx.addCalls(ledger.changes());
  const replayed = letters.filter((letter) => !remaining.has(letter.entry)).map(({ id }) => id);
  await tx.markReplayed(replayed, batch.nowMs);

  return { remaining: remaining.size, replayed };
}
