import type { ClientBase } from 'pg';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import { startOfMonthMs } from '#server/event-store/months.js';
import { listMonths } from '#server/event-store/postgres/partitions/month-partitions.js';
import type { Watermarks } from '#server/event-store/contract/store-transaction.js';

const DAY_MS = 86_400_000;

/** The period of a recompute: from the oldest raw events on. */
export interface RecomputeScope {
  customerId: number;
  clock: ReportingClock;
  watermarks: Watermarks;
  /**
   * Rollups of earlier local days stay unchanged: some of their raw events may be gone. Days since
   * 1970-01-01.
   */
  firstDay: number;
}

/** The first local day with all of its raw events. */
export function firstWholeDay(clock: ReportingClock, rawEventsMs: number): number {
  if (rawEventsMs === -Infinity) return dayBeforeAll;
  const before = clock.segments(rawEventsMs - 3 * DAY_MS, rawEventsMs);
  return 1 + Math.max(...before.map((segment) => segment.localDay));
}

/** 1900-01-01: before any event. */
const dayBeforeAll = -25_567;

/**
 * Creates the temporary table local_segment: local date and daypart of the instants between two
 * thresholds, by the number that `width_bucket(instant, thresholds)` returns. With it PostgreSQL
 * groups by local time exactly as the clock does.
 */
export async function createLocalSegments(
  client: ClientBase,
  { clock }: RecomputeScope,
): Promise<string[]> {
  const months = await listMonths(client);
  const [first = 0, last = first - 1] = [months.at(0), months.at(-1)];
  // A frozen response's impression can be seven days older than the oldest partition.
  const segments = clock.segments(startOfMonthMs(first) - 8 * DAY_MS, startOfMonthMs(last + 1));

  await client.query(
    `create temporary table local_segment (bucket integer primary key, local_date date, daypart smallint) on commit drop`,
  );
  await client.query(
    `insert into local_segment select bucket, date '1970-01-01' + day, daypart
     from unnest($1::integer[], $2::smallint[]) with ordinality as given (day, daypart, bucket)`,
    [segments.map((segment) => segment.localDay), segments.map((segment) => segment.daypart)],
  );

  return segments.map((segment) => new Date(segment.startMs).toISOString());
}
