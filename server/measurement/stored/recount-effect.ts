import type { ClientBase } from 'pg';
import { BinaryCopyWriter } from '#server/event-store/postgres/copy/copy-binary.js';
import { copyIn } from '#server/event-store/postgres/copy/copy-stream.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { cellsOfDay, daysOfEvidence } from '#server/measurement/estimates/effect-cells.js';
import { siteRates } from '#server/measurement/estimates/site-rates.js';
import { WeighedEvidence } from '#server/measurement/estimates/weigh-evidence.js';
import { readCreditedByDelay } from '#server/measurement/credited-by-delay.js';
import { readEvidence, type CustomerEvidence } from '#server/measurement/evidence/read-evidence.js';
import { findMeasuredDays, type MeasuredDays } from '#server/measurement/measured-days.js';
import { DayEncoder } from './day-events.js';
import { encodeReplicates } from './effect-columns.js';
import { encodeLineCells } from './line-cells.js';
import { encodeRunWeights } from './run-weights.js';

/** The local dates whose evidence was stored. */
export interface RecountedEffect {
  startDate: string;
  endDate: string;
}

const DAY_COLUMNS = 'customer_id, local_date, lines, events';
const DAY_FIELDS = 4;
const ROW_BYTES = 100;

/**
 * Replaces the stored evidence of a customer's effect by that of its present events; days whose
 * viewers have no keys any more stay. Null when no day can be measured, and nothing is changed.
 * Needs a transaction that reads one snapshot.
 */
export async function recountEffect(
  client: ClientBase,
  customerId: number,
  nowMs: number,
): Promise<RecountedEffect | null> {
  const startedMs = performance.now();
  const days = await findMeasuredDays(client, customerId, nowMs);
  if (!days) return null;

  const recounted = {
    startDate: localDateOfDay(days.firstDay),
    endDate: localDateOfDay(days.lastDay),
  };
  const read = await readEvidence(client, customerId, days.spans, days.clock);
  const creditedByDelay = await readCreditedByDelay(
    client,
    customerId,
    recounted,
    days.leftOutDays,
  );
  const { lastDay, leftOutDays } = days;
  const scope = { lastDay, leftOutDays, creditedByDelay };
  const weighed = new WeighedEvidence(read.evidence, scope);

  await makeRoom(client, customerId, recounted);
  const tagIds = await storeDays(client, customerId, days, { read, weighed });
  const siteTagIds = read.sites.all;
  const weights = encodeRunWeights({
    weights: weighed.weights,
    tagIds,
    siteTagIds,
    siteRates: siteRates(weighed, siteTagIds.length),
  });

  const { causedPerTestable, causedPerImpression, leadVisits, leadPlacebo } = weighed.rates;
  await client.query(
    `insert into event_store.effect_recount (customer_id, start_date, end_date, counted_at, visits,
       shared_visits, caused_per_testable, caused_per_impression, lead_visits, lead_placebo, weights, took_ms, left_out, versions)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, coalesce(sum(version), 0)
     from event_store.day_version where customer_id = $1 and local_date between $2 and $3`,
    [
      customerId,
      recounted.startDate,
      recounted.endDate,
      new Date(nowMs),
      read.visits,
      read.sharedVisits,
      ...[causedPerTestable, causedPerImpression, leadVisits, leadPlacebo].map(encodeReplicates),
      weights,
      Math.ceil(performance.now() - startedMs),
      [...leftOutDays].map(localDateOfDay),
    ],
  );

  return recounted;
}

/** Answers the tags by the number that the events have for them. */
async function storeDays(
  client: ClientBase,
  customerId: number,
  { firstDay, lastDay, leftOutDays }: MeasuredDays,
  { read, weighed }: { read: CustomerEvidence; weighed: WeighedEvidence },
): Promise<number[]> {
  const traits = read.keys.all;
  const tagIds = [...new Set(traits.map(({ tagId }) => tagId))];
  const lines = new Map(tagIds.map((tagId, line) => [tagId, line]));
  const lineOf = (tagId: number) => lines.get(tagId) ?? 0;
  const lineOfKey = Int32Array.from(traits, ({ tagId }) => lineOf(tagId));
  const encoder = new DayEncoder(traits, lineOf);

  for (const day of daysOfEvidence(weighed)) {
    if (day < firstDay || day > lastDay || leftOutDays.has(day)) continue;
    const cells = cellsOfDay(weighed, day, lineOfKey);
    const ofTag = new Map([...cells].map(([line, cell]) => [tagIds[line] ?? 0, cell]));
    const spans = weighed.evidence.flatMap((one, span) => {
      const events = one.cells.days.get(day);
      const classes = weighed.classes[span];
      return events && classes ? [{ span, classes, events }] : [];
    });
    await storeDay(client, customerId, day, {
      lines: encodeLineCells(ofTag),
      events: encoder.encode(spans),
    });
  }

  return tagIds;
}

async function storeDay(
  client: ClientBase,
  customerId: number,
  day: number,
  { lines, events }: { lines: Buffer; events: Buffer },
): Promise<void> {
  const writer = new BinaryCopyWriter(ROW_BYTES + lines.length + events.length);
  writer.startRow(DAY_FIELDS);
  writer.int32(customerId);
  writer.date(day);
  writer.bytes(lines);
  writer.bytes(events);
  await copyIn(client, `event_store.effect_day (${DAY_COLUMNS})`, writer.finish());
}

/** An earlier run keeps the days before the new one. */
async function makeRoom(
  client: ClientBase,
  customerId: number,
  { startDate }: RecountedEffect,
): Promise<void> {
  const days = [customerId, startDate];
  await client.query(
    'delete from event_store.effect_day where customer_id = $1 and local_date >= $2',
    days,
  );
  await client.query(
    'delete from event_store.effect_recount where customer_id = $1 and start_date >= $2',
    days,
  );
  await client.query(
    `update event_store.effect_recount set end_date = $2::date - 1
     where customer_id = $1 and end_date >= $2`,
    days,
  );
}
