/**
 * The input's value, or the current one: a PUT keeps a field that is left out and clears one that
 * is null.
 */
export const withDefault = <T>(value: T | undefined, current: T): T =>
  value === undefined ? current : value;

/** A field of a record before and after a change; a new record has no before. */
export interface FieldChange {
  before?: unknown;
  after: unknown;
}

export type FieldChanges = Record<string, FieldChange>;

/** The fields that differ from those of the record. */
export function changesOf<T extends object>(record: T, fields: Partial<T>): FieldChanges {
  const changes = Object.entries(fields).map(([name, after]) => {
    const before: unknown = Reflect.get(record, name);
    return [name, { before, after }] as const;
  });
  return Object.fromEntries(
    changes.filter(([, { before, after }]) => JSON.stringify(after) !== JSON.stringify(before)),
  );
}

/** Sets the fields that differ and returns them for the audit entry of an update. */
export function assignChanges<T extends object>(record: T, fields: Partial<T>): FieldChanges {
  const changes = changesOf(record, fields);
  for (const [name, { after }] of Object.entries(changes)) Reflect.set(record, name, after);
  return changes;
}

const listPresent = (fields: object): [name: string, value: unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);

/** The fields of a new record that are not empty, for the audit entry of a create. */
export const diffForCreate = (fields: object): FieldChanges =>
  Object.fromEntries(listPresent(fields).map(([name, after]) => [name, { after }]));

/** The fields of a deleted record, for its audit entry. */
export const diffForDelete = (fields: object): FieldChanges =>
  Object.fromEntries(listPresent(fields).map(([name, before]) => [name, { before, after: null }]));
