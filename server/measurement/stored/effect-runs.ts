import type { ClientBase, Pool } from 'pg';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import type { EvidenceRates } from '#server/measurement/estimates/weigh-evidence.js';
import { decodeReplicates } from './effect-columns.js';

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
  /** Those of its days whose impressions are left out, ascending. */
  leftOutDays: number[];
  rates: EvidenceRates;
}

/** Oldest first; empty before the first recount. */
export async function readEffectRuns(
  client: ClientBase | Pool,
  customerId: number,
): Promise<EffectRun[]> {
  const { rows } = await client.query<RunRow>({
    name: 'effect_runs',
    text: `select start_date::text, end_date::text, (extract(epoch from counted_at) * 1000)::float8 as counted_ms,
        visits, shared_visits, caused_per_testable, caused_per_impression, lead_visits, lead_placebo,
        left_out::text[], versions <> (
          select coalesce(sum(version), 0) from event_store.day_version
          where customer_id = $1 and local_date between run.start_date and run.end_date
        ) as has_newer_events
      from event_store.effect_recount run
      where customer_id = $1
      order by run.start_date`,
    values: [customerId],
  });

  return rows.map(runOf);
}

const runOf = (row: RunRow): EffectRun => ({
  firstDay: dayOfLocalDate(row.start_date),
  lastDay: dayOfLocalDate(row.end_date),
  countedAt: new Date(row.counted_ms),
  hasNewerEvents: row.has_newer_events,
  visits: Number(row.visits),
  sharedVisits: Number(row.shared_visits),
  leftOutDays: row.left_out.map(dayOfLocalDate),
  rates: {
    causedPerTestable: decodeReplicates(row.caused_per_testable),
    causedPerImpression: decodeReplicates(row.caused_per_impression),
    leadVisits: decodeReplicates(row.lead_visits),
    leadPlacebo: decodeReplicates(row.lead_placebo),
  },
});

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
  left_out: string[];
  has_newer_events: boolean;
}
