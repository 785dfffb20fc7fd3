import { DatabaseError } from 'pg';
import type { FailureKind } from '#server/event-store/contract/event-store.js';

const UNIQUE_VIOLATION = '23505';
/** Another worker made it a moment ago, and a node of the cluster has not committed it yet. */
const NO_PARTITION_YET = /^no partition of relation/;
/** Citus says of a COPY that a node refuses only this, with the node's words. */
const INTERNAL_ERROR = 'XX000';
const REMOTE_DUPLICATE = /^duplicate key value violates unique constraint/;
const REMOTE_VIOLATION = /violates (check|not-null) constraint/;
const QUERY_CANCELED = '57014';
/**
 * SQLSTATE classes about values: cardinality violation, data exception, integrity constraint
 * violation.
 */
const DATA_CLASSES = ['21', '22', '23'];

export function classifyFailure(error: unknown): FailureKind {
  if (error instanceof DatabaseError) {
    if (NO_PARTITION_YET.test(error.message)) return 'outage';
    const remote = error.code === INTERNAL_ERROR ? error.message : '';
    if (error.code === UNIQUE_VIOLATION || REMOTE_DUPLICATE.test(remote)) return 'duplicate';
    if (REMOTE_VIOLATION.test(remote)) return 'poison';
    if (error.code === QUERY_CANCELED) return 'slow';
    return DATA_CLASSES.includes(error.code?.slice(0, 2) ?? '') ? 'poison' : 'outage';
  }
  return error instanceof TypeError || error instanceof RangeError ? 'poison' : 'outage';
}
