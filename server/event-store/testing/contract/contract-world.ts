import { expect } from '@jest/globals';
import { EMPTY_DAY } from '#server/event-store/figures/empty-day.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import type { EventStore } from '#server/event-store/contract/event-store.js';
import type { Ledger, LedgerQuestion } from '#server/event-store/ledger.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import type { TagFlag, TagRef } from '#server/event-store/tag-health.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { emptyResults, type Batch } from '#server/ingestion/worker/loop/batch.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { countCalls } from '#server/ingestion/worker/steps/count-calls.js';
import { runSteps, STORING_STEPS } from '#server/ingestion/worker/steps/steps.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import type { CustomerTags } from '#server/testing/events/build-tags.js';

const DAY_MS = 86_400_000;
/** Noon in Auckland, where the customers of the contract are. */
export const NOON_MS = Date.parse('2026-06-10T00:00:00Z');
export const ZONE = 'Pacific/Auckland';
export const FIRST_DAY = reportingClock(ZONE).localDay(NOON_MS);

/** Needs of a suite: the store, records that it refers to, and what monitoring reads of calls. */
export interface ContractWorld {
  /** A worker's look-ups over the store. Called in tests only. */
  lookups(): Lookups;
  /** A customer in New Zealand with two lines and two sites. */
  newCustomer(): Promise<CustomerTags>;
  readLedger(question: LedgerQuestion): Promise<Ledger>;
  readTagFlags(tag: TagRef, sinceHour: Date): Promise<Record<TagFlag, number>>;
}

interface AppendOptions {
  careful?: boolean;
  nowMs?: number;
  /** Runs in the transaction after all effects are written. */
  before?: (tx: StoreTransaction) => Promise<void>;
}

/** Stores the events with all their effects, as a worker does, in one transaction. */
export async function append(
  world: ContractWorld,
  events: readonly QueuedEvent[],
  { careful = false, nowMs = Date.now(), before }: AppendOptions = {},
): Promise<Batch> {
  const lookups = world.lookups();
  const entries = events.map((_, at) => ({ id: `${NOON_MS}-${at}`, text: '' }));

  return lookups.store.transaction(async (tx) => {
    const batch: Batch = {
      tx,
      lookups,
      careful,
      nowMs,
      entries,
      partition: 0,
      poison: null,
      received: new Map(),
      ...emptyResults(),
      arrivals: events.map((event, at) => ({
        entry: entries[at] ?? { id: '0-0', text: '' },
        event: { ...event },
      })),
    };
    await runSteps(STORING_STEPS, batch);
    expect(batch.deadLetters).toEqual([]);
    countCalls(batch);
    await tx.addCalls(batch.calls);
    await before?.(tx);
    return batch;
  });
}

/** Events of one viewer of a customer, by hours from noon. */
export const eventsOf = ({ customerId, impression, webhit }: CustomerTags) => ({
  impression: (hours: number, overrides: Partial<QueuedEvent> = {}) =>
    buildEvent({
      customerId,
      tagId: impression[0],
      viewer: viewer(1),
      occurredAtMs: NOON_MS + hours * 3_600_000,
      ...overrides,
    }),
  webhit: (hours: number, overrides: Partial<QueuedEvent> = {}) =>
    buildEvent({
      customerId,
      tagId: webhit[0],
      kind: 'webhit',
      viewer: viewer(1),
      occurredAtMs: NOON_MS + hours * 3_600_000,
      ...overrides,
    }),
});

/** The sums of a day. */
export interface DaySums {
  version: number;
  impressions: number;
  responses: number;
  webhits: number;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

export const sumsOf = (day: DayFigures | undefined): DaySums => {
  const { version, impressions, responses, webhits } = day ?? EMPTY_DAY;
  return {
    version,
    impressions: sum(impressions.counts),
    responses: sum(responses.counts),
    webhits: sum(webhits.counts),
  };
};

/** All days from a year before the first day to a year after it. */
export const allDays = (customerId: number) => ({
  customerId,
  firstDay: FIRST_DAY - 366,
  lastDay: FIRST_DAY + 366,
});

/** Keyed by local day, counted from the day of `NOON_MS`. */
export async function readSums(
  store: EventStore,
  customerId: number,
): Promise<Record<number, DaySums>> {
  const days = await store.readDays(allDays(customerId), async (versions) => versions);
  return Object.fromEntries([...days].map(([day, figures]) => [day - FIRST_DAY, sumsOf(figures)]));
}

/** Stored figures and responses are those that follow from the raw events. */
export async function expectRecountAgrees(world: ContractWorld, customerId: number) {
  const report = await recomputeCustomer(world.lookups().store, customerId, 'check');
  expect(report).toEqual({ customerId, timeZone: ZONE, differences: [] });
}

export const daysAfter = (days: number): number => NOON_MS + days * DAY_MS;
