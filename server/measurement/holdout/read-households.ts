import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import { copyOut } from '#server/event-store/postgres/copy/copy-stream.js';
import { DAY_MS } from '#server/measurement/evidence/viewer-history.js';
import {
  MAX_DAILY_VISITS,
  mostOfOneDay,
  ViewerVisits,
} from '#server/measurement/evidence/viewer-visits.js';
import { addHousehold, emptyHouseholdSums, type HouseholdSums } from './household-sums.js';

/** The ads of some tags between two instants, and the households that they reached. */
export interface HouseholdQuestion {
  customerId: number;
  tagIds: readonly number[];
  /** UTC milliseconds, the end excluded. */
  startMs: number;
  endMs: number;
  /** Start of each key of viewers, UTC milliseconds, ascending. */
  epochsMs: readonly number[];
  /** The share of the households that are read, by their keys, which are random: above 0 to 1. */
  sampledShare: number;
}

/** Households and impressions of one arm under one key. */
export interface ReadArm {
  sums: HouseholdSums;
  impressions: number;
}

export interface ReadHouseholds {
  /** Ascending by the beginning of the key; keys without a household are left out. */
  spans: { beginsAtMs: number; treated: ReadArm; control: ReadArm }[];
  /** Households with ads of both arms; they are in none. */
  mixed: number;
  /** Offices and networks; they are in none. */
  shared: number;
  /** Counting impressions without a viewer. */
  unidentifiedImpressions: number;
}

export const PAST_DAYS = 21;

const TREATED = 1;
const CONTROL = 2;
const WEBHIT = 3;

interface KeyEvents {
  viewer: string;
  firstAdMs: number;
  treated: number;
  control: number;
  /** Ads of either arm, ascending. */
  adsMs: number[];
  visits: ViewerVisits;
}

/**
 * Streams the households key by key; in a transaction of the caller. A visit counts in the seven
 * days up to it with a (ghost) impression; one under the next key counts for the former key, unless
 * the next key has an ad of its own in those days.
 */
export async function readHouseholds(
  client: ClientBase,
  question: HouseholdQuestion,
): Promise<ReadHouseholds> {
  const read: ReadHouseholds = {
    spans: [],
    mixed: 0,
    shared: 0,
    unidentifiedImpressions: await countUnidentified(client, question),
  };
  if (question.tagIds.length === 0) return read;

  // The planner knows nothing of the households it joins; with loops it may take minutes.
  await client.query('set local enable_nestloop = off');
  let current: KeyEvents | null = null;
  await copyOut(client, eventsQuery(question), (row) => {
    const viewer = row.uuid();
    const occurredAtMs = row.timestamp();
    const kind = row.int16();
    const siteTagId = row.int32();

    if (viewer !== current?.viewer) {
      if (current) addKey(read, question, current);
      current = newEvents(viewer);
    }
    if (kind === WEBHIT) current.visits.addWebhit(siteTagId, occurredAtMs);
    else addAd(current, kind, occurredAtMs);
  });
  if (current) addKey(read, question, current);

  read.spans.sort((a, b) => a.beginsAtMs - b.beginsAtMs);
  return read;
}

const newEvents = (viewer: string): KeyEvents => ({
  viewer,
  firstAdMs: Infinity,
  treated: 0,
  control: 0,
  adsMs: [],
  visits: new ViewerVisits(),
});

function addAd(events: KeyEvents, kind: number, occurredAtMs: number): void {
  events.firstAdMs = Math.min(events.firstAdMs, occurredAtMs);
  if (kind === CONTROL) events.control += 1;
  else events.treated += 1;
  events.adsMs.push(occurredAtMs);
}

function addKey(read: ReadHouseholds, question: HouseholdQuestion, events: KeyEvents): void {
  const { treated, control, adsMs, visits } = events;
  if (treated > 0 && control > 0) {
    read.mixed += 1;
    return;
  }
  if (mostOfOneDay(visits.ms) > MAX_DAILY_VISITS) {
    read.shared += 1;
    return;
  }

  const span = spanOf(read, question.epochsMs, events.firstAdMs);
  const arm = control > 0 ? span.control : span.treated;
  arm.impressions += treated + control;
  addHousehold(arm.sums, {
    visits: countAfterAds(adsMs, visits.ms),
    pastVisits: visits.ms.filter((ms) => ms < question.startMs).length,
  });
}

function spanOf(read: ReadHouseholds, epochsMs: readonly number[], atMs: number) {
  const beginsAtMs = epochsMs.findLast((ms) => ms <= atMs) ?? -Infinity;
  const known = read.spans.find((span) => span.beginsAtMs === beginsAtMs);
  if (known) return known;

  const span = { beginsAtMs, treated: emptyArm(), control: emptyArm() };
  read.spans.push(span);
  return span;
}

const emptyArm = (): ReadArm => ({ sums: emptyHouseholdSums(), impressions: 0 });

/** Visits with an ad in the seven days up to them. Both ascending. */
function countAfterAds(adsMs: readonly number[], visitsMs: readonly number[]): number {
  let count = 0;
  let next = 0;
  for (const visitMs of visitsMs) {
    while ((adsMs[next] ?? Infinity) <= visitMs) next += 1;
    const lastAdMs = adsMs[next - 1] ?? -Infinity;
    if (visitMs - lastAdMs <= CREDIT_WINDOW_MS) count += 1;
  }
  return count;
}

async function countUnidentified(
  client: ClientBase,
  { customerId, tagIds, startMs, endMs }: HouseholdQuestion,
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from event_store.impression
     where customer_id = $1 and viewer = '${NO_VIEWER}' and filter_reason = ${FILTER_REASON.none}
       and tag_id = any($2::integer[]) and occurred_at >= $3 and occurred_at < $4`,
    [customerId, tagIds, new Date(startMs), new Date(endMs)],
  );
  return Number(rows[0]?.count ?? 0);
}

/** Events of the viewers with an ad, in order of viewer and time, at one instant ads first. */
function eventsQuery(question: HouseholdQuestion): string {
  const { customerId, tagIds, startMs, endMs, sampledShare } = question;
  const at = (ms: number) => `timestamptz '${new Date(ms).toISOString()}'`;
  const tags = `${tagIds.map(Math.trunc).join(', ')}`;
  const window = `interval '${CREDIT_WINDOW_MS} milliseconds'`;
  const isAd = (alias: string) =>
    `${alias}.customer_id = ${Math.trunc(customerId)} and ${alias}.tag_id in (${tags})
      and ${alias}.filter_reason in (${FILTER_REASON.none}, ${FILTER_REASON.control})
      and ${alias}.occurred_at >= ${at(startMs)} and ${alias}.occurred_at < ${at(endMs)}`;
  const visits = `event.filter_reason = ${FILTER_REASON.none}
      and event.occurred_at < ${at(endMs)} + ${window}`;

  return `
    with ad as materialized (
      select viewer, occurred_at, filter_reason from event_store.impression ad
      where ${isAd('ad')} and viewer <> '${NO_VIEWER}'${sample(sampledShare)}
    ), household as materialized (select distinct viewer from ad)
    select viewer, occurred_at,
      case when filter_reason = ${FILTER_REASON.control} then ${CONTROL} else ${TREATED} end::smallint, 0
    from ad
    union all
    select event.viewer, event.occurred_at, ${WEBHIT}::smallint, event.site_tag_id
    from household join event_store.webhit event
      on event.customer_id = ${Math.trunc(customerId)} and event.viewer = household.viewer
    where ${visits} and event.occurred_at >= ${at(startMs - PAST_DAYS * DAY_MS)}
    union all
    select link.former_viewer, event.occurred_at, ${WEBHIT}::smallint, event.site_tag_id
    from household join event_store.viewer_link link
      on link.customer_id = ${Math.trunc(customerId)} and link.former_viewer = household.viewer
    join event_store.webhit event
      on event.customer_id = ${Math.trunc(customerId)} and event.viewer = link.viewer
    where ${visits} and event.occurred_at >= ${at(startMs)} and not exists (
      select from event_store.impression ad
      where ${isAd('ad')} and ad.viewer = link.viewer
        and ad.occurred_at <= event.occurred_at and ad.occurred_at >= event.occurred_at - ${window}
    )
    order by 1, 2, 3, 4`;
}

/** Keys are random, so those below a bound are a random share of the households. */
function sample(share: number): string {
  if (share >= 1) return '';
  const bound = Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
  return ` and viewer < '${bound}-0000-0000-0000-000000000000'`;
}
