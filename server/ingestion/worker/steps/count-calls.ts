import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { LedgerEntries } from './ledger-entries.js';

/** Accounts for every entry of the batch, and for the calls that the edges received meanwhile. */
export function countCalls(batch: Batch): void {
  const ledger = new LedgerEntries();
  for (const [field, calls] of batch.received) ledger.addReceived(field, calls);
  for (const { event } of batch.arrivals) ledger.addStored(event);
  for (const event of batch.repeated) ledger.moveToRepeated(event);
  for (const event of batch.duplicates) ledger.addEvent(event, 'duplicate', 1);
  for (const event of batch.erased) ledger.addErased(event);
  for (const { entry, event } of batch.deadLetters) ledger.addDeadLetter(entry, event, 1);
  batch.calls = ledger.changes();
}
