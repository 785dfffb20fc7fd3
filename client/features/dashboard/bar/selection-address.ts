import { ALL, isAll, type Selection } from '#client/components/multi-select/selection';

const SEPARATOR = '.';
const UNTIL = '-';
/** More than any filter offers; no valid link names more. */
const MAX_IDS = 10_000;
const PART = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/** Three or more consecutive ids are written as the first and the last. */
function runsOf(ids: Selection): [number, number][] {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && id === run[1] + 1) run[1] = id;
    else runs.push([id, id]);
  }
  return runs;
}

/** '4.7.9-12' for 4, 7, 9, 10, 11 and 12; null for All. */
export function selectionToParam(selection: Selection): string | null {
  if (isAll(selection)) return null;
  const parts = runsOf(selection).map(([first, last]) => {
    if (first === last) return String(first);
    return last === first + 1 ? `${first}${SEPARATOR}${last}` : `${first}${UNTIL}${last}`;
  });
  return parts.join(SEPARATOR);
}

/** The ids of such a text, ascending; it skips invalid ids, and no ids mean All. */
export function selectionParam(text: string | null): Selection {
  const ids = new Set<number>();
  for (const part of (text ?? '').split(SEPARATOR)) {
    const [, first, last = first] = PART.exec(part) ?? [];
    for (let id = Number(first); id <= Number(last) && ids.size < MAX_IDS; id += 1) ids.add(id);
  }
  return ids.size === 0 ? ALL : [...ids].sort((one, other) => one - other);
}
