const SEPARATOR = /[.,]/;
/** More than any filter offers. */
const MAX_IDS = 10_000;
const PART = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/** The ids of '4.7.9-12', ascending; null without a list; undefined when the text is malformed. */
export function parseIds(text: string | null): number[] | null | undefined {
  if (text === null || text === '' || text === '0') return null;
  const ids = new Set<number>();
  for (const part of text.split(SEPARATOR)) {
    const [, first, last = first] = PART.exec(part) ?? [];
    if (first === undefined || Number(last) - Number(first) >= MAX_IDS) return undefined;
    for (let id = Number(first); id <= Number(last); id += 1) ids.add(id);
    if (ids.size > MAX_IDS) return undefined;
  }
  return [...ids].sort((one, other) => one - other);
}

/** '4.7.9-12' for 4, 7, 9, 10, 11 and 12. */
export function formatIds(ids: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && id === run[1] + 1) run[1] = id;
    else runs.push([id, id]);
  }

  const texts = runs.map(([first, last]) => {
    if (first === last) return String(first);
    return last === first + 1 ? `${first}.${last}` : `${first}-${last}`;
  });

  return texts.join('.');
}
