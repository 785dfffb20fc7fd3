/** The chosen ids, ascending; [0] is All, which never appears with others. */
export type Selection = readonly number[];

export interface Choice {
  id: number;
  name: string;
  /** Smaller text after the name. */
  detail?: string;
}

export const ALL_ID = 0;
export const ALL: Selection = [ALL_ID];

const MAX_NAMED = 2;

export const isAll = (selection: Selection): boolean =>
  selection.length === 0 || selection.includes(ALL_ID);

const ascending = (ids: readonly number[]): Selection =>
  [...new Set(ids)].sort((one, other) => one - other);

const orAll = (ids: readonly number[]): Selection => (ids.length === 0 ? ALL : ids);

/** The selection after a choice; `ids` are the available ones without All. */
export function choose(selection: Selection, id: number, ids: readonly number[]): Selection {
  if (id === ALL_ID) return isAll(selection) ? orAll(ascending(ids)) : ALL;
  if (isAll(selection)) return [id];
  if (selection.includes(id)) return orAll(selection.filter((other) => other !== id));
  return ascending([...selection, id]);
}

/** A selection of All has nothing to clear. */
export const canClear = (selection: Selection): boolean => !isAll(selection);

/** The part of a selection that is still available; All when there is none. */
export function keepValid(selection: Selection, ids: ReadonlySet<number>): Selection {
  if (isAll(selection)) return ALL;
  const valid = selection.filter((id) => ids.has(id));
  return valid.length === selection.length ? selection : orAll(valid);
}

export const isSameSelection = (one: Selection, other: Selection): boolean =>
  isAll(one)
    ? isAll(other)
    : one.length === other.length && one.every((id, at) => other[at] === id);

/** 'All Regions', one or two names, or the number of chosen entries. */
export function selectionText(
  selection: Selection,
  choices: readonly Choice[],
  kind: string,
): string {
  if (isAll(selection)) return `All ${kind}s`;
  const names = choices.filter(({ id }) => selection.includes(id)).map(({ name }) => name);
  if (selection.length > MAX_NAMED || names.length < selection.length)
    return `${selection.length} selected`;
  return names.join(', ');
}
