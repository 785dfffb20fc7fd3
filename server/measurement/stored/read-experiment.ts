import type { ClientBase } from 'pg';
import type { HouseholdSums } from '#server/measurement/holdout/household-sums.js';
import type { ReadArm } from '#server/measurement/holdout/read-households.js';

/** The last count of an experiment. */
export interface ExperimentCount {
  experimentId: number;
  countedAt: Date;
  /** All visits of the experiment had come. */
  isFinal: boolean;
  mixedHouseholds: number;
  sharedHouseholds: number;
  unidentifiedImpressions: number;
  /** One for each key of viewers. */
  spans: { treated: ReadArm; control: ReadArm }[];
}

/** Leaves out experiments that were not counted. */
export async function readExperimentCounts(
  client: Pick<ClientBase, 'query'>,
  experimentIds: readonly number[],
): Promise<ExperimentCount[]> {
  const { rows: counts } = await client.query<CountRow>(
    `select experiment_id, (extract(epoch from counted_at) * 1000)::float8 as counted_ms, is_final,
       mixed_households, shared_households, unidentified_impressions::float8
     from event_store.experiment_count where experiment_id = any($1::integer[])`,
    [experimentIds],
  );
  const { rows: arms } = await client.query<ArmRow>(
    `select experiment_id, key_begins_at::text as key, is_control, impressions::float8, households, visits::float8,
       visit_squares::float8, past_visits::float8, past_squares::float8, products::float8
     from event_store.experiment_arm where experiment_id = any($1::integer[])
     order by key_begins_at, is_control`,
    [experimentIds],
  );

  return counts.map((row) => ({
    experimentId: row.experiment_id,
    countedAt: new Date(row.counted_ms),
    isFinal: row.is_final,
    mixedHouseholds: row.mixed_households,
    sharedHouseholds: row.shared_households,
    unidentifiedImpressions: row.unidentified_impressions,
    spans: spansOf(arms.filter((arm) => arm.experiment_id === row.experiment_id)),
  }));
}

/** Both arms of a key are always stored. */
function spansOf(rows: readonly ArmRow[]): ExperimentCount['spans'] {
  return [...Map.groupBy(rows, ({ key }) => key).values()].map((ofKey) => ({
    treated: armOf(ofKey, false),
    control: armOf(ofKey, true),
  }));
}

function armOf(rows: readonly ArmRow[], isControl: boolean): ReadArm {
  const row = rows.find(({ is_control: own }) => own === isControl);
  if (!row) throw new Error('an arm of an experiment is not stored');
  const sums: HouseholdSums = {
    households: row.households,
    visits: row.visits,
    visitSquares: row.visit_squares,
    pastVisits: row.past_visits,
    pastSquares: row.past_squares,
    products: row.products,
  };
  return { sums, impressions: row.impressions };
}

interface CountRow {
  experiment_id: number;
  counted_ms: number;
  is_final: boolean;
  mixed_households: number;
  shared_households: number;
  unidentified_impressions: number;
}

interface ArmRow {
  experiment_id: number;
  key: string;
  is_control: boolean;
  impressions: number;
  households: number;
  visits: number;
  visit_squares: number;
  past_visits: number;
  past_squares: number;
  products: number;
}
