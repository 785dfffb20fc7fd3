const SEPARATOR = '.';
const UNTIL = '-';
/** More than any filter offers. */
const MAX_IDS = 10_000;
const PART = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/**
 * The ids of '4.7.9-12' (or '4,7'), ascending, each once. `isValid` is false when a part is no id or
 * the list is too long; the ids are then those that could be read.
 */
export function parseIdList(text: string): { ids: number[]; isValid: boolean } {
  const ids = new Set<number>();
  let isValid = true;

  for (const part of text.split(/[.,]/)) {
    const [, first, last = first] = PART.exec(part) ?? [];
    if (first === undefined) isValid = false;

    for (let id = Number(first); id <= Number(last); id += 1) {
      if (ids.size === MAX_IDS) return { ids: ascending(ids), isValid: false };
      ids.add(id);
    }
  }

  return { ids: ascending(ids), isValid };
}

/** '4.7.9-12' for 4, 7, 9, 10, 11 and 12: a run of three or more is its first and last id. */
export function formatIdList(ids: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && id === run[1] + 1) run[1] = id;
    else runs.push([id, id]);
  }

  const parts = runs.map(([first, last]) => {
    if (first === last) return String(first);
    return [first, last].join(last === first + 1 ? SEPARATOR : UNTIL);
  });

  return parts.join(SEPARATOR);
}

const ascending = (ids: ReadonlySet<number>): number[] =>
  [...ids].sort((one, other) => one - other);
