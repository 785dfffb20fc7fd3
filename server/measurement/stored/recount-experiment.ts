import type { ClientBase } from 'pg';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { readHouseholds, type ReadArm } from '#server/measurement/holdout/read-households.js';

export interface CountedExperiment {
  id: number;
  customerId: number;
  tagIds: readonly number[];
  /** The sum of the versions of its days. */
  versions: string;
  /** UTC milliseconds, the end excluded. */
  startMs: number;
  endMs: number;
  /** All its visits have come from then on. */
  finalFromMs: number;
}

/** Replaces the stored count of an experiment; in a transaction that reads one snapshot. */
export async function recountExperiment(
  client: ClientBase,
  experiment: CountedExperiment,
  nowMs: number,
): Promise<void> {
  const startedMs = performance.now();
  const epochs = await readViewerEpochs(client);
  const read = await readHouseholds(client, {
    ...experiment,
    epochsMs: epochs.map(({ beginsAtMs }) => beginsAtMs),
    sampledShare: 1,
  });

  await client.query('delete from event_store.experiment_arm where experiment_id = $1', [
    experiment.id,
  ]);
  for (const { beginsAtMs, treated, control } of read.spans) {
    await insertArm(client, experiment, { beginsAtMs, isControl: false, arm: treated });
    await insertArm(client, experiment, { beginsAtMs, isControl: true, arm: control });
  }
  await client.query(
    `insert into event_store.experiment_count (experiment_id, customer_id, counted_at, took_ms,
       versions, is_final, mixed_households, shared_households, unidentified_impressions)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (experiment_id) do update set counted_at = excluded.counted_at,
       took_ms = excluded.took_ms, versions = excluded.versions, is_final = excluded.is_final,
       mixed_households = excluded.mixed_households,
       shared_households = excluded.shared_households,
       unidentified_impressions = excluded.unidentified_impressions`,
    [
      experiment.id,
      experiment.customerId,
      new Date(nowMs),
      Math.ceil(performance.now() - startedMs),
      experiment.versions,
      nowMs >= experiment.finalFromMs,
      read.mixed,
      read.shared,
      read.unidentifiedImpressions,
    ],
  );
}

interface StoredArm {
  beginsAtMs: number;
  isControl: boolean;
  arm: ReadArm;
}

async function insertArm(
  client: ClientBase,
  { id, customerId }: CountedExperiment,
  { beginsAtMs, isControl, arm: { sums, impressions } }: StoredArm,
): Promise<void> {
  await client.query(
    `insert into event_store.experiment_arm (experiment_id, customer_id, key_begins_at, is_control,
       impressions, households, visits, visit_squares, past_visits, past_squares, products)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      customerId,
      Number.isFinite(beginsAtMs) ? new Date(beginsAtMs) : '-infinity',
      isControl,
      impressions,
      sums.households,
      sums.visits,
      sums.visitSquares,
      sums.pastVisits,
      sums.pastSquares,
      sums.products,
    ],
  );
}
