export interface LineGroups {
  /** Distinct tag ids, ascending. */
  tagIds: Int32Array;
  /** Rows of line i stand at [starts[i], starts[i + 1]) of `order`. */
  starts: Uint32Array;
  /** Row numbers, line by line. */
  order: Uint32Array;
}

/** A counting sort by tag: the store returns rows in no promised order. */
export function groupByLine(rowTagIds: Int32Array): LineGroups {
  const tagIds = Int32Array.from(new Set(rowTagIds)).toSorted();
  const lineOf = new Map<number, number>();
  tagIds.forEach((tagId, line) => lineOf.set(tagId, line));

  const lines = new Uint32Array(rowTagIds.length);
  const starts = new Uint32Array(tagIds.length + 1);
  for (let row = 0; row < rowTagIds.length; row += 1) {
    const line = lineOf.get(rowTagIds[row] ?? 0) ?? 0;
    lines[row] = line;
    starts[line + 1] = (starts[line + 1] ?? 0) + 1;
  }
  for (let line = 1; line < starts.length; line += 1) starts[line] = (starts[line] ?? 0) + (starts[line - 1] ?? 0);

  const next = starts.slice();
  const order = new Uint32Array(rowTagIds.length);
  for (let row = 0; row < rowTagIds.length; row += 1) {
    const line = lines[row] ?? 0;
    const place = next[line] ?? 0;
    order[place] = row;
    next[line] = place + 1;
  }
  return { tagIds, starts, order };
}
