import type { FieldChange, FieldChanges } from '#server/core/input/partial-update.js';
import type { AuditedRecord } from './audited-records.js';
import { FIELD_KINDS } from './field-kinds.js';
import type { HistoryChange } from './history.type.js';
import {
  addIds,
  nameIn,
  NOUN_OF_ORGANISATION,
  type Names,
  type NameSource,
  type WantedNames,
} from './visible-names.js';

type Side = keyof FieldChange;

const NOUNS = new Map<unknown, NameSource>(Object.entries(NOUN_OF_ORGANISATION));

const toList = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/**
 * The noun that the ids of a field refer to, before or after the change. The field that names the
 * noun may have changed too.
 */
function nounOf(
  field: string,
  side: Side,
  changes: FieldChanges,
  record: AuditedRecord,
): NameSource | undefined {
  const { of, ofKindIn } = FIELD_KINDS[field] ?? {};
  if (!ofKindIn) return of;
  const kind = changes[ofKindIn] ? changes[ofKindIn][side] : record[ofKindIn];
  return NOUNS.get(kind);
}

/** Adds the ids that need a name. */
export function collectIds(
  changes: FieldChanges,
  record: AuditedRecord,
  wanted: WantedNames,
): void {
  for (const [field, change] of Object.entries(changes)) {
    for (const side of ['before', 'after'] as const) {
      const noun = nounOf(field, side, changes, record);
      if (!noun) continue;
      addIds(wanted, noun, toList(change[side]));
    }
  }
}

/** The name comes first, then the fields by name: PostgreSQL keeps no order of keys in jsonb. */
const byName = (a: HistoryChange, b: HistoryChange) =>
  Number(/(name|description)$/i.test(b.field)) - Number(/(name|description)$/i.test(a.field)) ||
  a.field.localeCompare(b.field, 'en');

export const readableChanges = (
  changes: FieldChanges,
  record: AuditedRecord,
  names: Names,
  currency: string | null,
): HistoryChange[] =>
  Object.entries(changes)
    // An owner's kind is kept with its id even when it stays.
    .filter(([, { before, after }]) => before !== after)
    .map(([field, change]) => {
      const { kind = 'TEXT', labels } = FIELD_KINDS[field] ?? {};
      const texts = (side: Side) => {
        const noun = nounOf(field, side, changes, record);
        return toList(change[side]).map((value) =>
          noun ? nameIn(names, noun, value) : (labels?.[String(value)] ?? String(value)),
        );
      };

      return {
        field,
        kind,
        currency: kind === 'MONEY' ? currency : null,
        before: texts('before'),
        after: texts('after'),
      };
    })
    .sort(byName);
