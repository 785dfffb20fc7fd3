import type { ClientBase } from 'pg';
import { copyOut } from '#server/event-store/copy-stream.js';
import { dayOfLocalDate, localDateOfDay } from '#server/event-store/reporting-time.js';
import type { BinaryRow } from '#server/event-store/copy-binary.js';
import type { EffectCell } from '#server/measurement/estimates/effect-cells.js';
import { emptyReplicates, type Replicates } from '#server/measurement/estimates/replicates.js';
import type { EvidenceRates } from '#server/measurement/estimates/weigh-evidence.js';
import { CELL_DIMENSION, decodeReplicates, type CellDimension } from './effect-columns.js';

/** The days that one recount measured together; the days of a customer's runs do not overlap. */
export interface EffectRun {
  /** Days since 1970-01-01, both included. */
  firstDay: number;
  lastDay: number;
  countedAt: Date;
  /** Figures of these days changed after the count. */
  hasNewerEvents: boolean;
  /** Visits of all viewers, and those of the offices and networks that were left out. */
  visits: number;
  sharedVisits: number;
  rates: EvidenceRates;
}

/** Oldest first; empty before the first recount. */
export async function readEffectRuns(client: ClientBase, customerId: number): Promise<EffectRun[]> {
  const { rows } = await client.query<RunRow>({
    name: 'effect_runs',
    text: `select start_date::text, end_date::text, (extract(epoch from counted_at) * 1000)::float8 as counted_ms, visits, shared_visits,
      caused_per_testable, caused_per_impression, lead_visits, lead_placebo,
      versions <> (
        select coalesce(sum(version), 0) from event_store.day_version
        where day_version.customer_id = effect_run.customer_id
          and local_date between start_date and end_date
      ) as has_newer_events
      from event_store.effect_run where customer_id = $1 order by start_date`,
    values: [customerId],
  });

  return rows.map((row) => ({
    firstDay: dayOfLocalDate(row.start_date),
    lastDay: dayOfLocalDate(row.end_date),
    countedAt: new Date(row.counted_ms),
    hasNewerEvents: row.has_newer_events,
    visits: Number(row.visits),
    sharedVisits: Number(row.shared_visits),
    rates: {
      causedPerTestable: decodeReplicates(row.caused_per_testable),
      causedPerImpression: decodeReplicates(row.caused_per_impression),
      leadVisits: decodeReplicates(row.lead_visits),
      leadPlacebo: decodeReplicates(row.lead_placebo),
    },
  }));
}

interface RunRow {
  start_date: string;
  end_date: string;
  counted_ms: number;
  visits: string;
  shared_visits: string;
  caused_per_testable: Buffer;
  caused_per_impression: Buffer;
  lead_visits: Buffer;
  lead_placebo: Buffer;
  has_newer_events: boolean;
}

/** The cells of one dimension on some days; whole numbers only. */
export interface CellSelection {
  customerId: number;
  dimension: CellDimension;
  firstDay: number;
  lastDay: number;
}

export interface StoredCell {
  /** Days since 1970-01-01. */
  day: number;
  tagId: number;
  /** The region, daypart or views; 0 for lines. */
  value: number;
  cell: EffectCell;
}

/** Streams the cells; one at a time is in memory. */
export function readEffectCells(
  client: ClientBase,
  { customerId, dimension, firstDay, lastDay }: CellSelection,
  onCell: (stored: StoredCell) => void,
): Promise<void> {
  const query = `
    select local_date, tag_id, value, impressions, base_impressions, testable, placebo, lead_lag
    from event_store.effect_cell
    where customer_id = ${Math.trunc(customerId)} and dimension = ${CELL_DIMENSION[dimension]}
      and local_date between '${localDateOfDay(firstDay)}' and '${localDateOfDay(lastDay)}'`;

  return copyOut(client, query, (row) =>
    onCell({
      day: row.date(),
      tagId: row.int32(),
      value: row.int32(),
      cell: {
        impressions: row.int32(),
        baseImpressions: row.int32(),
        testable: row.int32(),
        placebo: readReplicates(row),
        leadLag: readReplicates(row),
      },
    }),
  );
}

const readReplicates = (row: BinaryRow): Replicates =>
  row.skipNull() ? emptyReplicates() : decodeReplicates(row.bytes());
