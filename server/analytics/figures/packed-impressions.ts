import { makeCounters, narrow, type Counters } from './counters.js';
import { DAYPART_COUNT, type ImpressionFigures } from './day-figures.js';
import { groupByLine, type LineGroups } from './group-by-line.js';
import { isWide, KEY_BYTES, NARROW_KEY, regionIdAt, tagIdAt, WIDE_KEY } from './packed-key.js';

const NARROW_BYTES = KEY_BYTES + 2 * DAYPART_COUNT;
const columns = Array.from({ length: DAYPART_COUNT }, (_, index) => `daypart_${index + 1}`);

/** Four 16-bit counters in one bigint, the first in the highest bits. */
const fourFrom = (first: number) =>
  columns
    .slice(first, first + 4)
    .map((column, index) => `(${column} << ${48 - 16 * index})`)
    .join(' | ');

/**
 * SQL: a row of event_store.impression_rollup as bytes, the counters 16 bits wide when all fit, else 64. Packing there
 * makes one value a day of what would be thousands of rows to send and to parse.
 */
export const PACKED_IMPRESSIONS = `case when (${columns.join(' | ')}) < 65536
  then ${NARROW_KEY} || int8send(${fourFrom(0)}) || int8send(${fourFrom(4)})
  else ${WIDE_KEY} || ${columns.map((column) => `int8send(${column})`).join(' || ')} end`;

interface Rows {
  tagIds: Int32Array;
  regionIds: Uint16Array;
  counts: Float64Array;
  largest: number;
}

export function unpackImpressions(bytes: Buffer): ImpressionFigures {
  const rows = readRows(bytes);
  const groups = groupByLine(rows.tagIds);
  const regionIds = new Uint16Array(groups.order.length);
  for (let place = 0; place < regionIds.length; place += 1) {
    regionIds[place] = rows.regionIds[groups.order[place] ?? 0] ?? 0;
  }
  return {
    tagIds: groups.tagIds,
    starts: groups.starts,
    regionIds,
    counts: inOrder(rows, groups.order),
    byLine: sumByLine(rows, groups),
  };
}

function readRows(bytes: Buffer): Rows {
  const capacity = Math.floor(bytes.length / NARROW_BYTES);
  const rows = {
    tagIds: new Int32Array(capacity),
    regionIds: new Uint16Array(capacity),
    counts: new Float64Array(capacity * DAYPART_COUNT),
    largest: 0,
  };
  let row = 0;
  for (let at = 0; at < bytes.length; row += 1) {
    const width = isWide(bytes, at) ? 8 : 2;
    rows.tagIds[row] = tagIdAt(bytes, at);
    rows.regionIds[row] = regionIdAt(bytes, at);
    at += KEY_BYTES;
    for (let daypart = 0; daypart < DAYPART_COUNT; daypart += 1, at += width) {
      const count = width === 2 ? bytes.readUInt16BE(at) : Number(bytes.readBigInt64BE(at));
      rows.counts[row * DAYPART_COUNT + daypart] = count;
      if (count > rows.largest) rows.largest = count;
    }
  }
  return { ...rows, tagIds: rows.tagIds.subarray(0, row) };
}

function inOrder({ counts, largest }: Rows, order: Uint32Array): Counters {
  const ordered = makeCounters(order.length * DAYPART_COUNT, largest);
  for (let place = 0; place < order.length; place += 1) {
    const from = (order[place] ?? 0) * DAYPART_COUNT;
    for (let daypart = 0; daypart < DAYPART_COUNT; daypart += 1) {
      ordered[place * DAYPART_COUNT + daypart] = counts[from + daypart] ?? 0;
    }
  }
  return ordered;
}

function sumByLine({ counts }: Rows, { tagIds, starts, order }: LineGroups): Counters {
  const sums = new Float64Array(tagIds.length * DAYPART_COUNT);
  for (let line = 0; line < tagIds.length; line += 1) {
    for (let place = starts[line] ?? 0; place < (starts[line + 1] ?? 0); place += 1) {
      const from = (order[place] ?? 0) * DAYPART_COUNT;
      for (let daypart = 0; daypart < DAYPART_COUNT; daypart += 1) {
        const to = line * DAYPART_COUNT + daypart;
        sums[to] = (sums[to] ?? 0) + (counts[from + daypart] ?? 0);
      }
    }
  }
  return narrow(sums);
}
