/**
 * What an input gives, else what stands: a field left out of a PUT stays, one given as null is
 * cleared.
 */
export const withDefault = <T>(given: T | undefined, current: T): T =>
  given === undefined ? current : given;

/** A field of a record before and after a change; a new record has no before. */
export interface FieldChange {
  before?: unknown;
  after: unknown;
}

export type FieldChanges = Record<string, FieldChange>;

/** Sets the fields that differ and answers them: what an audit entry tells of an update. */
export function assignChanges<T extends object>(record: T, fields: Partial<T>): FieldChanges {
  const before = new Map<string, unknown>(Object.entries(record));
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  Object.assign(record, Object.fromEntries(changed));
  return Object.fromEntries(
    changed.map(([name, after]) => [name, { before: before.get(name), after }]),
  );
}

const said = (fields: object): [name: string, value: unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);

/** The fields of a new record that say something: what an audit entry tells of its making. */
export const diffForCreate = (fields: object): FieldChanges =>
  Object.fromEntries(said(fields).map(([name, after]) => [name, { after }]));

/** The fields of a record that goes. */
export const diffForDelete = (fields: object): FieldChanges =>
  Object.fromEntries(said(fields).map(([name, before]) => [name, { before, after: null }]));
