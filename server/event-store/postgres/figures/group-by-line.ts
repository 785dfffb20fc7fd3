export interface LineGroups {
  /** Distinct tag ids, ascending. */
  tagIds: Int32Array;
  /** Rows of line i are at [starts[i], starts[i + 1]) of `order`. */
  starts: Uint32Array;
  /** Row numbers, line by line; null when the rows already have that order. */
  order: Uint32Array | null;
}

/**
 * Groups rows by tag. The store returns them in no guaranteed order, though mostly line by line.
 */
export const groupByLine = (rowTagIds: Int32Array): LineGroups =>
  runsOf(rowTagIds) ?? sortByLine(rowTagIds);

/** Null when the tags do not ascend. */
function runsOf(rowTagIds: Int32Array): LineGroups | null {
  const tagIds: number[] = [];
  const starts: number[] = [];
  let last = -1;

  for (let row = 0; row < rowTagIds.length; row += 1) {
    const tagId = rowTagIds[row] ?? 0;
    if (tagId < last) return null;
    if (tagId > last) {
      tagIds.push(tagId);
      starts.push(row);
    }
    last = tagId;
  }

  return {
    tagIds: Int32Array.from(tagIds),
    starts: Uint32Array.from([...starts, rowTagIds.length]),
    order: null,
  };
}

/** A counting sort: several passes, but no comparisons. */
function sortByLine(rowTagIds: Int32Array): LineGroups {
  const tagIds = Int32Array.from(new Set(rowTagIds)).sort();
  const lineOf = new Map<number, number>();
  tagIds.forEach((tagId, line) => lineOf.set(tagId, line));
  const lines = new Uint32Array(rowTagIds.length);
  const starts = new Uint32Array(tagIds.length + 1);
  for (let row = 0; row < lines.length; row += 1) {
    const line = lineOf.get(rowTagIds[row] ?? 0) ?? 0;
    lines[row] = line;
    starts[line + 1] = (starts[line + 1] ?? 0) + 1;
  }
  for (let line = 1; line < starts.length; line += 1)
    starts[line] = (starts[line] ?? 0) + (starts[line - 1] ?? 0);

  const places = starts.slice();
  const order = new Uint32Array(lines.length);
  for (let row = 0; row < lines.length; row += 1) {
    const line = lines[row] ?? 0;
    const place = places[line] ?? 0;
    order[place] = row;
    places[line] = place + 1;
  }
  return { tagIds, starts, order };
}
