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
  /** Whether its events are stored; else only cells of single dimensions, as by the release before. */
  hasEvents: boolean;
  /** Visits of all viewers, and those of the offices and networks that were left out. */
  visits: number;
  sharedVisits: number;
  rates: EvidenceRates;
}

/**
 * Oldest first; empty before the first recount. What the release before counted stands only for days
 * before those that were counted with their events.
 */
export async function readEffectRuns(
  client: ClientBase | Pool,
  customerId: number,
): Promise<EffectRun[]> {
  const { rows } = await client.query<RunRow>({
    name: 'effect_runs',
    text: `select start_date::text, end_date::text, (extract(epoch from counted_at) * 1000)::float8 as counted_ms,
        visits, shared_visits, caused_per_testable, caused_per_impression, lead_visits, lead_placebo, has_events,
        versions <> (
          select coalesce(sum(version), 0) from event_store.day_version
          where customer_id = $1 and local_date between run.start_date and run.end_date
        ) as has_newer_events
      from (
        select ${COLUMNS}, true as has_events from event_store.effect_recount where customer_id = $1
        union all
        select ${COLUMNS}, false from event_store.effect_run where customer_id = $1
      ) run
      order by run.start_date`,
    values: [customerId],
  });

  const runs = rows.map(runOf);
  const firstWithEvents = runs.find(({ hasEvents }) => hasEvents)?.firstDay ?? Infinity;
  return runs
    .map((run) =>
      run.hasEvents ? run : { ...run, lastDay: Math.min(run.lastDay, firstWithEvents - 1) },
    )
    .filter(({ firstDay, lastDay }) => firstDay <= lastDay);
}

const COLUMNS =
  'start_date, end_date, counted_at, versions, visits, shared_visits, caused_per_testable, caused_per_impression, lead_visits, lead_placebo';

const runOf = (row: RunRow): EffectRun => ({
  firstDay: dayOfLocalDate(row.start_date),
  lastDay: dayOfLocalDate(row.end_date),
  countedAt: new Date(row.counted_ms),
  hasNewerEvents: row.has_newer_events,
  hasEvents: row.has_events,
  visits: Number(row.visits),
  sharedVisits: Number(row.shared_visits),
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
  has_newer_events: boolean;
  has_events: boolean;
}
