/** What an input gives, else what stands: a field left out of a PUT stays, one given as null is cleared. */
export const givenOr = <T>(given: T | undefined, current: T): T => (given === undefined ? current : given);

/** Sets the fields that differ and answers them: what an audit entry tells of an update. */
export function assignChanges<T extends object>(record: T, fields: Partial<T>): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(record));
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  const changes = Object.fromEntries(changed);
  Object.assign(record, changes);
  return changes;
}
