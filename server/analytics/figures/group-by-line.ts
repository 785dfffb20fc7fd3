export interface LineGroups {
  /** Distinct tag ids, ascending. */
  tagIds: Int32Array;
  /** Rows of line i stand at [starts[i], starts[i + 1]) of `order`. */
  starts: Uint32Array;
  /** Row numbers, line by line. */
  order: Uint32Array;
}

/** A counting sort by tag: the store returns rows in no promised order, though mostly line by line. */
export function groupByLine(rowTagIds: Int32Array): LineGroups {
  const tagIds = distinct(rowTagIds);
  const lines = linesOf(rowTagIds, tagIds);
  const starts = new Uint32Array(tagIds.length + 1);
  for (let row = 0; row < lines.length; row += 1) {
    const next = (lines[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let line = 1; line < starts.length; line += 1) starts[line] = (starts[line] ?? 0) + (starts[line - 1] ?? 0);

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

function distinct(rowTagIds: Int32Array): Int32Array {
  const found = new Set<number>();
  let last = -1;
  for (let row = 0; row < rowTagIds.length; row += 1) {
    const tagId = rowTagIds[row] ?? 0;
    if (tagId !== last) found.add(tagId);
    last = tagId;
  }
  return Int32Array.from(found).sort();
}

function linesOf(rowTagIds: Int32Array, tagIds: Int32Array): Uint32Array {
  const lineOf = new Map<number, number>();
  tagIds.forEach((tagId, line) => lineOf.set(tagId, line));
  const lines = new Uint32Array(rowTagIds.length);
  let last = -1;
  let line = 0;
  for (let row = 0; row < rowTagIds.length; row += 1) {
    const tagId = rowTagIds[row] ?? 0;
    if (tagId !== last) line = lineOf.get(tagId) ?? 0;
    last = tagId;
    lines[row] = line;
  }
  return lines;
}
