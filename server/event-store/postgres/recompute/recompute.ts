import { readTransactionId } from '#server/event-store/postgres/transaction-id.js';
import type { Pool, PoolClient } from 'pg';
import { reportingClock, type ReportingClock } from '#server/event-store/reporting-time.js';
import {
  createStates,
  lockCustomers,
} from '#server/event-store/postgres/customers/customer-states.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { shareLockWatermarks } from '#server/event-store/postgres/watermarks.js';
import { COMPARED_TABLES, compareTable, replaceDiffering } from './compare.js';
import type {
  FigureDifference,
  RecomputeMode,
  RecomputeReport,
  Timeline,
} from '#server/event-store/contract/recount.js';
import { recomputeResponses } from './recompute-responses.js';
import { recomputeRollups } from './recompute-rollups.js';
import { createLocalSegments, firstWholeDay, type RecomputeScope } from './recompute-scope.js';

interface RecomputeRequest {
  customerId: number;
  mode: RecomputeMode;
  newTimeline: () => Timeline;
}

/**
 * Null when there is no such customer. New events of the customer wait until the recompute is done;
 * others continue.
 */
export async function recomputeCustomer(
  pool: Pool,
  { customerId, mode, newTimeline }: RecomputeRequest,
  shards: number,
): Promise<RecomputeReport | null> {
  await createStates(pool, [customerId]);

  return inTransaction(pool, (reader) =>
    inTransaction(pool, async (writer) => {
      for (const client of [reader, writer]) await client.query(LONG_SCANS);
      const scope = await lockScope(writer, { customerId, mode }, shards);
      if (scope === null) return null;
      const differences = await compareAll({ writer, reader }, scope, { mode, newTimeline });
      if (mode === 'apply') await storeZoneAndVersions(writer, scope, differences);
      return { customerId, timeZone: scope.clock.timeZone, differences };
    }),
  );
}

async function compareAll(
  { writer, reader }: Record<'writer' | 'reader', PoolClient>,
  scope: RecomputeScope,
  { mode, newTimeline }: Pick<RecomputeRequest, 'mode' | 'newTimeline'>,
) {
  const nowMs = Date.now();
  const thresholds = await createLocalSegments(writer, scope);

  await recomputeResponses(writer, reader, { scope, thresholds, newTimeline });
  await recomputeRollups(writer, scope, thresholds, nowMs);

  const differences: FigureDifference[] = [];
  for (const compared of COMPARED_TABLES) {
    const difference = await compareTable(writer, compared, scope, nowMs);
    if (difference.rows === 0) continue;
    differences.push(difference);
    if (mode === 'apply') await replaceDiffering(writer, compared, scope.customerId);
  }

  return differences;
}

export const LONG_SCANS = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local work_mem = '64MB';
  set local enable_seqscan = on; set local enable_hashjoin = on; set local enable_mergejoin = on`;

/** Locks the customer for this transaction. */
async function lockScope(
  client: PoolClient,
  { customerId, mode }: Pick<RecomputeRequest, 'customerId' | 'mode'>,
  shards: number,
): Promise<RecomputeScope | null> {
  // Two statements: Citus locks nothing in one that also reads the coordinator's tables.
  const state = (await lockCustomers(client, [customerId], shards)).get(customerId);
  const countryClock = await findCountryClock(client, customerId);
  if (!state || !countryClock) return null;

  const watermarks = await shareLockWatermarks(client);
  const clock = mode === 'apply' ? countryClock : state.clock;

  return { customerId, clock, watermarks, firstDay: firstWholeDay(clock, watermarks.rawEventsMs) };
}

async function findCountryClock(
  client: PoolClient,
  customerId: number,
): Promise<ReportingClock | null> {
  const { rows } = await client.query<{ zone: string }>(
    `select country.time_zone as zone from customer
     join country on country.code = customer.country_code where customer.id = $1`,
    [customerId],
  );
  return rows[0] ? reportingClock(rows[0].zone) : null;
}

async function storeZoneAndVersions(
  client: PoolClient,
  scope: RecomputeScope,
  differences: readonly FigureDifference[],
) {
  await client.query(
    'update event_store.customer_state set time_zone = $2 where customer_id = $1',
    [scope.customerId, scope.clock.timeZone],
  );

  const localDates = new Set(differences.flatMap((difference) => difference.localDates));
  const transaction = await readTransactionId(client);

  // What the figures were before their correction is not known any more.
  if (localDates.size > 0)
    await client.query('delete from event_store.figure_change where customer_id = $1', [
      scope.customerId,
    ]);

  await client.query(
    `insert into event_store.day_version as known (customer_id, local_date, version, changed_in)
     select $1, local_date, 1, $3::xid8 from unnest($2::date[]) as local_date
     on conflict (customer_id, local_date) do update
       set version = known.version + 1, changed_in = excluded.changed_in`,
    [scope.customerId, [...localDates], transaction],
  );
}
