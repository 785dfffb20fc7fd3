import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { reportingClock, type ReportingClock } from '#server/event-store/reporting-time.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { isNearAny } from './evidence/lead-lag-columns.js';
import { keySpans, type EpochSpan } from './evidence/key-spans.js';
import { findSilentDays, type DayCounts } from './evidence/silent-days.js';

/** The local days whose impressions can be measured now. */
export interface MeasuredDays {
  clock: ReportingClock;
  spans: EpochSpan[];
  /** Days since 1970-01-01; the last one is complete. */
  firstDay: number;
  lastDay: number;
  /** Those days of them whose impressions are left out: visits may be missing within a week of them. */
  leftOutDays: ReadonlySet<number>;
}

/**
 * The days since viewers have keys whose visits have all come; null without any, and without such a
 * customer. Spans that have ended and of which keys are cleared stay as they were measured: they are
 * left out.
 */
export async function findMeasuredDays(
  client: ClientBase,
  customerId: number,
  nowMs: number,
): Promise<MeasuredDays | null> {
  const state = await readState(client, customerId);
  if (!state) return null;

  const clock = reportingClock(state.timeZone);
  const epochs = await readViewerEpochs(client);
  const silentDays = findSilentDays(
    await readDayCounts(client, customerId, clock.localDay(nowMs) - 1),
  );
  const spans = keySpans(epochs, clock, { oldestMs: state.oldestMs, nowMs, silentDays }).filter(
    ({ beginsAtMs, endsAtMs }) => beginsAtMs >= state.clearedMs || endsAtMs > nowMs,
  );
  const firstDay = spans[0]?.firstDay ?? Infinity;
  const lastDay = clock.localDay(nowMs) - 1 - CREDIT_WINDOW_DAYS;

  if (firstDay > lastDay) return null;

  const leftOutDays = daysNear(silentDays.visits, firstDay, lastDay);
  return { clock, spans, firstDay, lastDay, leftOutDays };
}

async function readState(client: ClientBase, customerId: number) {
  const { rows } = await client.query<{
    time_zone: string;
    cleared: Date | null;
    first: Date | null;
  }>(
    `select time_zone,
       (select before from event_store.watermark where name = 'viewer_keys') as cleared,
       least(
         (select min(local_date) - 1 from event_store.impression_rollup where customer_id = $1),
         (select min(local_date) - 1 from event_store.webhit_rollup where customer_id = $1)
       )::timestamptz as first
     from event_store.customer_state where customer_id = $1 and bucket = 0`,
    [customerId],
  );
  const state = rows[0];
  if (!state) return null;

  const clearedMs = state.cleared?.getTime() ?? -Infinity;
  const firstMs = state.first?.getTime() ?? Infinity;
  return { timeZone: state.time_zone, clearedMs, oldestMs: Math.max(clearedMs, firstMs) };
}

/** Webhits and impressions of the local days up to one; both without those of robots and tests. */
async function readDayCounts(
  client: ClientBase,
  customerId: number,
  lastDay: number,
): Promise<DayCounts> {
  const { rows } = await client.query<{ day: number; visits: string; impressions: string }>(
    `select local_date - date '1970-01-01' as day, sum(visits) as visits, sum(impressions) as impressions
     from (
       select local_date, webhits as visits, 0 as impressions from event_store.webhit_rollup
       where customer_id = $1
       union all
       select local_date, 0, daypart_1 + daypart_2 + daypart_3 + daypart_4
         + daypart_5 + daypart_6 + daypart_7 + daypart_8
       from event_store.impression_rollup where customer_id = $1
     ) counts
     where local_date <= date '1970-01-01' + $2::int
     group by 1 order by 1`,
    [customerId, lastDay],
  );
  const firstDay = rows[0]?.day ?? lastDay + 1;
  const visits = Array.from({ length: lastDay - firstDay + 1 }, () => 0);
  const impressions = [...visits];
  for (const row of rows) {
    visits[row.day - firstDay] = Number(row.visits);
    impressions[row.day - firstDay] = Number(row.impressions);
  }
  return { firstDay, visits, impressions };
}

function daysNear(silent: ReadonlySet<number>, firstDay: number, lastDay: number): Set<number> {
  const near = new Set<number>();
  for (let day = firstDay; day <= lastDay; day += 1) if (isNearAny(silent, day)) near.add(day);
  return near;
}
