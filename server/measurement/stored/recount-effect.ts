import type { ClientBase } from 'pg';
import { BinaryCopyWriter } from '#server/event-store/copy-binary.js';
import { copyIn } from '#server/event-store/copy-stream.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import {
  cellsOfDay,
  daysOfEvidence,
  type CellsOfKeys,
  type EffectCell,
} from '#server/measurement/estimates/effect-cells.js';
import type { Replicates } from '#server/measurement/estimates/replicates.js';
import { WeighedEvidence } from '#server/measurement/estimates/weigh-evidence.js';
import type { ImpressionKeys } from '#server/measurement/evidence/impression-keys.js';
import { readEvidence } from '#server/measurement/evidence/read-evidence.js';
import { findMeasuredDays } from '#server/measurement/measured-days.js';
import {
  CELL_DIMENSION,
  encodeReplicates,
  encodeShortly,
  REPLICATE_BYTES,
} from './effect-columns.js';

/** The local dates whose evidence was stored. */
export interface RecountedEffect {
  startDate: string;
  endDate: string;
}

const COLUMNS =
  'customer_id, local_date, dimension, tag_id, value, impressions, base_impressions, testable, placebo, lead_lag';
const FIELDS = 10;
const DIMENSIONS = Object.keys(CELL_DIMENSION).length;
const ROW_BYTES = 100 + REPLICATE_BYTES;

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

  const { firstDay, lastDay } = days;
  const recounted = { startDate: localDateOfDay(firstDay), endDate: localDateOfDay(lastDay) };
  const read = await readEvidence(client, customerId, days.spans, days.clock);
  const weighed = new WeighedEvidence(read.evidence);
  const cells = new StoredCells(read.keys);

  await makeRoom(client, customerId, recounted);
  for (const day of daysOfEvidence(weighed)) {
    if (day < firstDay || day > lastDay) continue;
    const counted = cellsOfDay(weighed, day, cells.ofKeys);
    const rows = cells.encode(customerId, day, counted);
    await copyIn(client, `event_store.effect_cell (${COLUMNS})`, rows);
  }

  const { causedPerTestable, causedPerImpression, leadVisits, leadPlacebo } = weighed.rates;
  await client.query(
    `insert into event_store.effect_run (customer_id, start_date, end_date, counted_at, visits,
       shared_visits, caused_per_testable, caused_per_impression, lead_visits, lead_placebo, took_ms, versions)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce(sum(version), 0)
     from event_store.day_version where customer_id = $1 and local_date between $2 and $3`,
    [
      ...[customerId, recounted.startDate, recounted.endDate, new Date(nowMs)],
      ...[read.visits, read.sharedVisits],
      ...[causedPerTestable, causedPerImpression, leadVisits, leadPlacebo].map(encodeReplicates),
      Math.ceil(performance.now() - startedMs),
    ],
  );

  return recounted;
}

/** An earlier run keeps the days before the new one. */
async function makeRoom(
  client: ClientBase,
  customerId: number,
  { startDate }: RecountedEffect,
): Promise<void> {
  await client.query(
    'delete from event_store.effect_cell where customer_id = $1 and local_date >= $2',
    [customerId, startDate],
  );
  await client.query(
    'delete from event_store.effect_run where customer_id = $1 and start_date >= $2',
    [customerId, startDate],
  );
  await client.query(
    `update event_store.effect_run set end_date = $2::date - 1
     where customer_id = $1 and end_date >= $2`,
    [customerId, startDate],
  );
}

interface CellKey {
  dimension: number;
  tagId: number;
  value: number;
}

/** The cells in which impressions are counted: of their line, and of one more trait each. */
class StoredCells {
  private readonly cells: CellKey[] = [];
  private readonly known = new Map<string, number>();
  readonly ofKeys: CellsOfKeys;

  constructor(keys: ImpressionKeys) {
    const ids = keys.all.flatMap(({ tagId, regionId, daypart, views }) => [
      this.cellOf({ dimension: CELL_DIMENSION.line, tagId, value: 0 }),
      this.cellOf({ dimension: CELL_DIMENSION.region, tagId, value: regionId }),
      this.cellOf({ dimension: CELL_DIMENSION.daypart, tagId, value: daypart }),
      this.cellOf({ dimension: CELL_DIMENSION.views, tagId, value: views }),
    ]);
    this.ofKeys = { perKey: DIMENSIONS, ids: Int32Array.from(ids) };
  }

  encode(customerId: number, day: number, counted: ReadonlyMap<number, EffectCell>): Buffer {
    const writer = new BinaryCopyWriter(counted.size * ROW_BYTES);

    for (const [id, cell] of counted) {
      const key = this.cells[id];
      if (!key) throw new RangeError(`no cell ${id}`);

      writer.startRow(FIELDS);
      writer.int32(customerId);
      writer.date(day);
      writer.int16(key.dimension);
      writer.int32(key.tagId);
      writer.int32(key.value);
      writer.int32(cell.impressions);
      writer.int32(cell.baseImpressions);
      writer.int32(cell.testable);
      writeReplicates(writer, cell.placebo);
      writeReplicates(writer, cell.leadLag);
    }

    return writer.finish();
  }

  private cellOf(key: CellKey): number {
    const name = `${key.dimension} ${key.tagId} ${key.value}`;
    let id = this.known.get(name);
    if (id === undefined) {
      id = this.cells.push(key) - 1;
      this.known.set(name, id);
    }
    return id;
  }
}

/** Null where nothing was counted. */
function writeReplicates(writer: BinaryCopyWriter, replicates: Replicates): void {
  if (replicates.every((value) => value === 0)) writer.null();
  else writer.bytes(encodeShortly(replicates));
}
