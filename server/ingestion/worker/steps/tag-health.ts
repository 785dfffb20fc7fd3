import { EVENT_KIND } from '#server/event-store/codes.js';
import { CountChanges } from '#server/event-store/contract/count-changes.js';
import {
  CALL_COLUMNS,
  LATE_AFTER_MS,
  TAG_FLAG,
  TAG_FLAGS,
} from '#server/event-store/tag-health.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';

const HOUR_MINUTES = 60;
const TEN_MINUTES = 10;
const MINUTE_MS = 60_000;
/** Each flag's bit and the index of its count. */
const FLAGS = TAG_FLAGS.map((flag, at) => ({
  bit: TAG_FLAG[flag],
  count: CALL_COLUMNS.length + at,
}));

/** Additions to the tags' health, by customer, kind, tag and the hour in which the edge took the call. */
export class TagHealth {
  readonly counts = new CountChanges(CALL_COLUMNS.length + TAG_FLAGS.length);

  /** Counts the flags of an event that counts. Most have none, so this costs next to nothing. */
  addSigns({ flags, customerId, kind, tagId, receivedAtMs, occurredAtMs }: QueuedEvent): void {
    const isLate = receivedAtMs - occurredAtMs > LATE_AFTER_MS;
    if (flags === 0 && !isLate) return;
    const minute = Math.floor(receivedAtMs / MINUTE_MS);
    const keys = [customerId, EVENT_KIND[kind], tagId, minute - (minute % HOUR_MINUTES)];
    for (const { bit, count } of FLAGS) if ((flags & bit) !== 0) this.counts.add(keys, count, 1);
    if (isLate) this.counts.add(keys, tenOf(minute), -1);
  }

  /** Counting calls of one row of the ledger, whose keys are customer, kind, tag and minute. */
  addCalls(
    [customerId = 0, kind = 0, tagId = 0, minute = 0]: readonly number[],
    calls: number,
  ): void {
    if (calls !== 0)
      this.counts.add(
        [customerId, kind, tagId, minute - (minute % HOUR_MINUTES)],
        tenOf(minute),
        calls,
      );
  }
}

const tenOf = (minute: number) => Math.floor((minute % HOUR_MINUTES) / TEN_MINUTES);
