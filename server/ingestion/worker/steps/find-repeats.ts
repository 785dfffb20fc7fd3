import { FILTER_REASON, type FilterReason } from '#server/event-store/codes.js';
import type { ReportedAd, ViewedEvent } from '#server/event-store/contract/stored-event.js';
import { REPEATED_WITHIN_MS, repeatKeyOf } from '#server/event-store/repeat-key.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

/**
 * An impression is repeated when another one of its tag, viewer and cache-buster lies in the minute
 * before it, by time and then by id. So the order of arrival does not matter: an early report that
 * comes late makes the stored one that follows it repeated, and no report ever makes one count.
 */
export async function findRepeats(batch: Batch): Promise<void> {
  const arrivals = batch.arrivals.flatMap(({ event }) => reportOf(event) ?? []);
  if (arrivals.length === 0) return;

  const stored = await batch.tx.findReports(arrivals.map(({ ad }) => ad));
  const known = new Set(arrivals.map(({ event }) => event.id));
  const others = stored.flatMap((event) => (known.has(event.id) ? [] : (reportOf(event) ?? [])));
  const repeated = [...Map.groupBy([...arrivals, ...others], nameOfAd).values()].flatMap(
    followersOf,
  );

  for (const event of repeated) event.filterReason = FILTER_REASON.repeated;
  batch.repeated = repeated.filter(({ id }) => !known.has(id));
  if (batch.repeated.length > 0) await batch.tx.markRepeated(batch.repeated);
}

interface Report {
  event: ViewedEvent;
  ad: ReportedAd;
}

const TAKES_PART: readonly FilterReason[] = [FILTER_REASON.none, FILTER_REASON.repeated];

/** Null for an event that can neither repeat nor be repeated. */
function reportOf(event: ViewedEvent): Report | null {
  const { kind, viewer, customerId, tagId, occurredAtMs } = event;
  if (kind !== 'impression' || viewer === null || !TAKES_PART.includes(event.filterReason))
    return null;

  const repeatKey = repeatKeyOf(event.id, occurredAtMs);
  if (repeatKey === null) return null;
  return { event, ad: { customerId, viewer, tagId, occurredAtMs, repeatKey } };
}

const nameOfAd = ({ ad: { customerId, viewer, tagId, repeatKey } }: Report): string =>
  `${customerId}:${viewer}:${tagId}:${repeatKey}`;

/** Those that count and should not, among the reports of one ad. */
function followersOf(reports: readonly Report[]): ViewedEvent[] {
  const events = reports.map(({ event }) => event).sort(byTimeThenId);
  return events.filter((event, at) => {
    const previous = events[at - 1];
    const isFollower =
      previous !== undefined &&
      previous.id !== event.id &&
      event.occurredAtMs - previous.occurredAtMs <= REPEATED_WITHIN_MS;
    return isFollower && event.filterReason === FILTER_REASON.none;
  });
}

const byTimeThenId = (a: ViewedEvent, b: ViewedEvent): number =>
  a.occurredAtMs - b.occurredAtMs || (a.id < b.id ? -1 : Number(a.id > b.id));
