import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import { copyFixedRows } from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import { daypartOfClock, type ReportingClock } from '#server/event-store/reporting-time.js';
import { SpanEvidence } from './effect-evidence.js';
import { ImpressionKeys, MAX_VIEWS } from './impression-keys.js';
import {
  EventsByViewer,
  IMPRESSION,
  LAYOUT,
  NEXT_WEBHIT,
  WEBHIT,
  type KeyEvents,
} from './key-events.js';
import type { EpochSpan } from './key-spans.js';
import { SiteNumbers } from './site-numbers.js';
import { DAY_MS } from './viewer-history.js';
import { MAX_DAILY_VISITS, mostOfOneDay, type ViewerVisits } from './viewer-visits.js';

/** Same limit as MAX_DAILY_VISITS. */
const MAX_DAILY_IMPRESSIONS = 200;

/** Days after a key's end: the seven days of lags, and the rest of the days at both ends. */
const NEXT_DAYS = 9;

export interface CustomerEvidence {
  evidence: SpanEvidence[];
  /** The keys by which the evidence counts cells. */
  keys: ImpressionKeys;
  sites: SiteNumbers;
  /** Visits of all viewers in the spans, and those of the viewers that were left out. */
  visits: number;
  sharedVisits: number;
}

/** Streams the customer's events of the spans viewer by viewer; in a transaction of the caller. */
export async function readEvidence(
  client: ClientBase,
  customerId: number,
  spans: readonly EpochSpan[],
  clock: ReportingClock,
): Promise<CustomerEvidence> {
  const evidence = spans.map((span) => new SpanEvidence(span));
  const traits = { keys: new ImpressionKeys(), sites: new SiteNumbers() };
  const read: CustomerEvidence = { evidence, ...traits, visits: 0, sharedVisits: 0 };
  const query = eventsQuery(customerId, spans);
  const viewers = new EventsByViewer((events) => addViewer(read, spans, clock, events));
  await copyFixedRows(client, { query, layout: LAYOUT }, (rows) => viewers.add(rows));
  viewers.end();

  return read;
}

function addViewer(
  read: CustomerEvidence,
  spans: readonly EpochSpan[],
  clock: ReportingClock,
  events: KeyEvents,
): void {
  const { occurredAtMs, isNext } = events.epochOf;
  const index = spans.findIndex(({ beginsAtMs, endsAtMs }) =>
    isNext
      ? occurredAtMs >= endsAtMs && occurredAtMs < endsAtMs + NEXT_DAYS * DAY_MS
      : occurredAtMs >= beginsAtMs && occurredAtMs < endsAtMs,
  );
  const one = read.evidence[index];
  if (!one) return;

  const { impressionsMs, keys } = localImpressions(clock, read.keys, events);
  const { visitsMs, sites } = localVisits(clock, read.sites, events.visits);
  read.visits += visitsMs.length;
  if (
    mostOfOneDay(visitsMs) > MAX_DAILY_VISITS ||
    mostOfOneDay(impressionsMs) > MAX_DAILY_IMPRESSIONS
  ) {
    read.sharedVisits += visitsMs.length;
    return;
  }

  one.add({ group: events.group, impressionsMs, visitsMs }, { keys, sites });
}

/** Sorts impressions by the local clock, which repeats an hour once a year. */
function localImpressions(
  clock: ReportingClock,
  keys: ImpressionKeys,
  { impressionsMs, tagIds, regionIds }: KeyEvents,
): { impressionsMs: number[]; keys: number[] } {
  const localMs: number[] = [];
  const keysOf: number[] = [];
  let first = 0;

  for (let index = 0; index < impressionsMs.length; index += 1) {
    const ms = impressionsMs[index] ?? 0;
    while (ms - (impressionsMs[first] ?? ms) > CREDIT_WINDOW_MS) first += 1;
    const ownMs = clock.localMs(ms);
    const views = Math.min(index - first + 1, MAX_VIEWS);
    localMs.push(ownMs);
    keysOf.push(
      keys.keyOf(tagIds[index] ?? 0, regionIds[index] ?? 0, daypartOfClock(ownMs), views),
    );
  }

  const { times, values } = byTime(localMs, keysOf);
  return { impressionsMs: times, keys: values };
}

function localVisits(
  clock: ReportingClock,
  sites: SiteNumbers,
  { ms, siteTagIds }: ViewerVisits,
): { visitsMs: number[]; sites: number[] } {
  const { times, values } = byTime(
    ms.map((one) => clock.localMs(one)),
    siteTagIds.map((siteTagId) => sites.numberOf(siteTagId)),
  );
  return { visitsMs: times, sites: values };
}

/** Times and what belongs to them, ascending. */
function byTime(times: number[], values: number[]): { times: number[]; values: number[] } {
  let isAscending = true;
  for (let index = 1; index < times.length && isAscending; index += 1) {
    isAscending = (times[index] ?? 0) >= (times[index - 1] ?? 0);
  }
  if (isAscending) return { times, values };

  const order = [...times.keys()].sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  return {
    times: order.map((index) => times[index] ?? 0),
    values: order.map((index) => values[index] ?? 0),
  };
}

/**
 * Counting events of viewers, in order of viewer and time: the order of the raw tables' keys, in
 * which closed months lie, so that these need no sort.
 */
function eventsQuery(customerId: number, spans: readonly EpochSpan[]): string {
  const counts = (table: string) =>
    `${table}.customer_id = ${customerId} and ${table}.viewer <> '${NO_VIEWER}'
      and ${table}.filter_reason = ${FILTER_REASON.none}`;
  const ends = spans.map(({ endsAtMs }) => endsAtMs).filter(Number.isFinite);
  const nextWebhits = ends.map(
    (endsAtMs) => `
    select link.former_viewer, event.occurred_at, ${NEXT_WEBHIT}::smallint, event.site_tag_id, 0::smallint
    from event_store.viewer_link link
    join event_store.webhit event
      on event.customer_id = link.customer_id and event.viewer = link.viewer
    where ${counts('event')} and event.occurred_at >= '${new Date(endsAtMs).toISOString()}'
      and event.occurred_at < timestamptz '${new Date(endsAtMs).toISOString()}' + interval '${NEXT_DAYS} days'`,
  );
  const parts = [
    `select viewer, occurred_at, ${IMPRESSION}::smallint, tag_id, region_id from event_store.impression
     where ${counts('impression')}`,
    `select viewer, occurred_at, ${WEBHIT}::smallint, site_tag_id, 0::smallint from event_store.webhit
     where ${counts('webhit')}`,
    ...nextWebhits,
  ];

  // Each part in its own order: PostgreSQL merges parts, and would sort them all without it.
  return `select * from (
    ${parts.map((part) => `(${part} order by 1, 2)`).join(' union all ')}
  ) events order by 1, 2`;
}
