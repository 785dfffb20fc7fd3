import type { PoolClient } from 'pg';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';

/** A kind of work that only a worker may do. Input and result are stored as JSON. */
export interface JobKind<Input, Result> {
  readonly name: string;
  /** Runs in the transaction that stores the result. An error undoes what it did there. */
  run(client: PoolClient, input: Input, lookups: Lookups): Promise<Result>;
}
