import type { RecordAction } from '#server/access/roles/policy.js';
import { invalid } from '#server/core/errors.js';
import type { FieldCheck } from '#server/core/input/field-check.js';

interface Archivable {
  archivedAt: Date | null;
}

const OF_LIVE: readonly RecordAction[] = ['update', 'archive', 'save'];

/** Returns those of the allowed verbs that fit the state of the record. */
export const verbsInState = <Verb extends RecordAction>(
  verbs: readonly Verb[],
  { archivedAt }: Archivable,
): Verb[] => verbs.filter((verb) => (archivedAt ? !OF_LIVE.includes(verb) : verb !== 'restore'));

/** An archived record does not change. Throws INVALID. */
export function requireLive({ archivedAt }: Archivable, noun: string): void {
  if (archivedAt) throw invalid({ archived_at: `The ${noun} is archived: restore it first` });
}

/** A record cannot come to refer to an archived one. */
export function checkLive(
  check: FieldCheck,
  field: string,
  record: Archivable | null,
  noun: string,
): void {
  check.require(field, !record?.archivedAt, `The ${noun} is archived: restore it first`);
}
