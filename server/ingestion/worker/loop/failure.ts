import { DatabaseError } from 'pg';

/**
 * What to do about a batch that failed. `duplicate`: again on the careful path. `poison`: an entry
 * of it can never be stored: smaller batches find it. `slow`: too much at once. `outage`: nothing
 * is wrong with the batch: wait, for as long as it takes.
 */
export type FailureKind = 'duplicate' | 'poison' | 'slow' | 'outage';

const UNIQUE_VIOLATION = '23505';
const QUERY_CANCELED = '57014';
/**
 * SQLSTATE classes that speak of values: cardinality violation, data exception, integrity
 * constraint violation.
 */
const DATA_CLASSES = ['21', '22', '23'];

export function classifyFailure(error: unknown): FailureKind {
  if (error instanceof DatabaseError) {
    if (error.code === UNIQUE_VIOLATION) return 'duplicate';
    if (error.code === QUERY_CANCELED) return 'slow';
    return DATA_CLASSES.includes(error.code?.slice(0, 2) ?? '') ? 'poison' : 'outage';
  }
  return error instanceof TypeError || error instanceof RangeError ? 'poison' : 'outage';
}
