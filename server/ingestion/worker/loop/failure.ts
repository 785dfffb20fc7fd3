import { DatabaseError } from 'pg';

/**
 * How to handle a failed batch. `duplicate`: repeat it on the careful path. `poison`: one of its
 * entries can never be stored, and smaller batches find it. `slow`: the batch is too large.
 * `outage`: the batch is fine; wait as long as it takes.
 */
export type FailureKind = 'duplicate' | 'poison' | 'slow' | 'outage';

const UNIQUE_VIOLATION = '23505';
const QUERY_CANCELED = '57014';
/**
 * SQLSTATE classes about values: cardinality violation, data exception, integrity constraint
 * violation.
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
