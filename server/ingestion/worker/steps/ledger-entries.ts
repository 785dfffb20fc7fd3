import { EVENT_KIND, FILTER_REASON, type FilterReason } from '#server/event-store/codes.js';
import { LEDGER_COUNTS, type LedgerCount } from '#server/event-store/ledger.js';
import { CountChanges, type CallChanges } from '#server/event-store/contract/count-changes.js';
import type { StreamEntry } from '#server/event-store/contract/dead-letter.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { TagHealth } from './tag-health.js';

const FILTERED: Record<number, LedgerCount> = {
  [FILTER_REASON.none]: 'stored',
  [FILTER_REASON.bot]: 'filtered_bot',
  [FILTER_REASON.prefetch]: 'filtered_prefetch',
  [FILTER_REASON.test]: 'filtered_test',
  [FILTER_REASON.control]: 'filtered_control',
  [FILTER_REASON.repeated]: 'filtered_repeated',
};
const MINUTE_MS = 60_000;
/** The call of a control household and a repeated one are as much a sign of the tag's life as others. */
const LIVELY_REASONS: readonly FilterReason[] = [
  FILTER_REASON.none,
  FILTER_REASON.control,
  FILTER_REASON.repeated,
];
const LIVELY = LIVELY_REASONS.map((reason) => LEDGER_COUNTS.indexOf(FILTERED[reason] ?? 'stored'));
const isLively = ({ filterReason }: Pick<QueuedEvent, 'filterReason'>): boolean =>
  LIVELY_REASONS.includes(filterReason);
/** A report keeps its signs when it is found to be repeated. */
const hasSigns = ({ filterReason }: QueuedEvent): boolean =>
  filterReason === FILTER_REASON.none || filterReason === FILTER_REASON.repeated;

type LedgerEvent = Pick<QueuedEvent, 'customerId' | 'kind' | 'tagId' | 'receivedAtMs'>;

const minuteOf = (utcMs: number) => Math.floor(utcMs / MINUTE_MS);
const keysOf = ({ customerId, kind, tagId, receivedAtMs }: LedgerEvent) => [
  customerId,
  EVENT_KIND[kind],
  tagId,
  minuteOf(receivedAtMs),
];
const keysOfEntry = ({ id }: StreamEntry) => [0, 0, 0, minuteOf(Number.parseInt(id, 10))];

/**
 * Additions to the ledger, by customer, kind, tag and the minute in which the edge took the call,
 * and to the tags' health.
 */
export class LedgerEntries {
  private readonly ledger = new CountChanges(LEDGER_COUNTS.length);
  private readonly health = new TagHealth();

  /** A stored event either counts, or is stored with the reason why it does not. */
  addStored(event: QueuedEvent): void {
    this.addEvent(event, FILTERED[event.filterReason] ?? 'stored', 1);
    if (hasSigns(event)) this.health.addSigns(event);
  }

  addEvent(event: LedgerEvent, count: LedgerCount, amount: number): void {
    this.add(keysOf(event), count, amount);
  }

  /** A stored impression that no longer counts. */
  moveToRepeated(event: LedgerEvent): void {
    this.addEvent(event, 'stored', -1);
    this.addEvent(event, 'filtered_repeated', 1);
  }

  /** An event that arrived after its viewer was erased: its tag was called, and nothing is stored. */
  addErased(event: QueuedEvent): void {
    this.addEvent(event, 'erased', 1);
    if (!isLively(event)) return;
    this.health.addCalls(keysOf(event), 1);
    this.health.addSigns(event);
  }

  /** A stored event that is erased. The tags' health keeps its call, without any identity. */
  moveToErased(event: LedgerEvent & Pick<QueuedEvent, 'filterReason'>): void {
    this.addEvent(event, FILTERED[event.filterReason] ?? 'stored', -1);
    this.addEvent(event, 'erased', 1);
    if (isLively(event)) this.health.addCalls(keysOf(event), 1);
  }

  /** A dead letter that is erased, with its event; null when it is unreadable. */
  moveLetterToErased(entry: StreamEntry, event: QueuedEvent | null): void {
    this.addDeadLetter(entry, event, -1);
    if (event) this.addEvent(event, 'erased', 1);
    else this.add(keysOfEntry(entry), 'erased', 1);
  }

  /**
   * An unreadable entry has neither customer nor tag: it counts under 0, in the minute in which it
   * was queued.
   */
  addDeadLetter(entry: StreamEntry, event: QueuedEvent | null, amount: number): void {
    if (event) this.addEvent(event, 'dead_lettered', amount);
    else this.add(keysOfEntry(entry), 'dead_lettered', amount);
  }

  /** `field` as written by `receivedField`. */
  addReceived(field: string, calls: number): void {
    const [minute = 0, kind = 0, customerId = 0, tagId = 0] = field.split(':').map(Number);
    this.add([customerId, kind, tagId, minute], 'received', calls);
  }

  /** Call it once, when all is entered. */
  changes(): CallChanges {
    for (const { keys, counts } of this.ledger.changed()) {
      const calls = LIVELY.reduce((sum, column) => sum + (counts[column] ?? 0), 0);
      this.health.addCalls(keys, calls);
    }

    return { ledger: this.ledger, health: this.health.counts };
  }

  private add(keys: readonly number[], count: LedgerCount, amount: number): void {
    this.ledger.add(keys, LEDGER_COUNTS.indexOf(count), amount);
  }
}
