import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import { add, makeCounters, narrow, type Counters } from '#server/event-store/figures/counters.js';
import {
  DAYPART_COUNT,
  type ImpressionFigures,
  type RegionTotals,
} from '#server/event-store/figures/day-figures.js';
import { groupByLine, type LineGroups } from './group-by-line.js';
import { FORMAT, formatAt, KEY_BYTES, packedKey, regionIdAt, tagIdAt } from './packed-key.js';

/** Bytes of a counter, and the largest count that they hold, by format. */
const COUNTER_BYTES = [1, 2, 8];
const LARGEST = [0xff, 0xffff, Infinity];

/** Counters next to each other in one bigint, the first in the highest bits. */
const joined = (names: readonly string[]) =>
  names.map((name, index) => `(${name} << ${64 - (64 / names.length) * (index + 1)})`).join(' | ');

/**
 * SQL: a row of event_store.impression_rollup as bytes, with the eight counters as narrow as the
 * largest allows. Packing in PostgreSQL sends one value a day instead of thousands of rows.
 */
export const PACKED_IMPRESSIONS = `case
  when (${DAYPART_COLUMNS.join(' | ')}) <= ${LARGEST[FORMAT.narrow]}
    then ${packedKey(FORMAT.narrow)} || int8send(${joined(DAYPART_COLUMNS)})
  when (${DAYPART_COLUMNS.join(' | ')}) <= ${LARGEST[FORMAT.middle]}
    then ${packedKey(FORMAT.middle)} || int8send(${joined(DAYPART_COLUMNS.slice(0, 4))}) || int8send(${joined(DAYPART_COLUMNS.slice(4))})
  else ${packedKey(FORMAT.wide)} || ${DAYPART_COLUMNS.map((column) => `int8send(${column})`).join(' || ')} end`;

interface Rows {
  tagIds: Int32Array;
  regionIds: Uint16Array;
  counts: Counters;
}

export function unpackImpressions(bytes: Buffer): ImpressionFigures {
  const rows = readRows(bytes);
  const groups = groupByLine(rows.tagIds);
  const { regionIds, counts } = groups.order ? inOrder(rows, groups.order) : rows;
  const { tagIds, starts } = groups;
  const regions = sumByRegion(regionIds, counts);
  return { tagIds, starts, regionIds, counts, byLine: sumByLine(counts, groups), regions };
}

const rowBytes = (format: number) => KEY_BYTES + DAYPART_COUNT * (COUNTER_BYTES[format] ?? 0);

function measure(bytes: Buffer): { rows: number; widest: number } {
  let rows = 0;
  let widest = 0;
  for (let at = 0; at < bytes.length; rows += 1) {
    const format = formatAt(bytes, at);
    if (format > widest) widest = format;
    at += rowBytes(format);
  }
  return { rows, widest };
}

function readRows(bytes: Buffer): Rows {
  const { rows, widest } = measure(bytes);
  const tagIds = new Int32Array(rows);
  const regionIds = new Uint16Array(rows);
  const counts = makeCounters(rows * DAYPART_COUNT, LARGEST[widest] ?? Infinity);
  let at = 0;

  for (let row = 0; row < rows; row += 1) {
    const format = formatAt(bytes, at);
    tagIds[row] = tagIdAt(bytes, at);
    regionIds[row] = regionIdAt(bytes, at);
    readCounts(bytes, at + KEY_BYTES, format, counts, row * DAYPART_COUNT);
    at += rowBytes(format);
  }

  return { tagIds, regionIds, counts };
}

function readCounts(
  bytes: Buffer,
  from: number,
  format: number,
  counts: Counters,
  to: number,
): void {
  for (let daypart = 0; daypart < DAYPART_COUNT; daypart += 1) {
    if (format === FORMAT.narrow) counts[to + daypart] = bytes[from + daypart] ?? 0;
    else if (format === FORMAT.middle)
      counts[to + daypart] = bytes.readUInt16BE(from + 2 * daypart);
    else counts[to + daypart] = Number(bytes.readBigInt64BE(from + 8 * daypart));
  }
}

function inOrder(rows: Rows, order: Uint32Array): Omit<Rows, 'tagIds'> {
  const regionIds = new Uint16Array(order.length);
  const counts = rows.counts.slice();

  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    regionIds[place] = rows.regionIds[row] ?? 0;
    for (let daypart = 0; daypart < DAYPART_COUNT; daypart += 1) {
      counts[place * DAYPART_COUNT + daypart] = rows.counts[row * DAYPART_COUNT + daypart] ?? 0;
    }
  }

  return { regionIds, counts };
}

function sumByLine(counts: Counters, { tagIds, starts }: LineGroups): Counters {
  const sums = new Float64Array(tagIds.length * DAYPART_COUNT);
  for (let line = 0; line < tagIds.length; line += 1) {
    const to = line * DAYPART_COUNT;
    const end = (starts[line + 1] ?? 0) * DAYPART_COUNT;
    for (let at = (starts[line] ?? 0) * DAYPART_COUNT; at < end; at += 1) {
      const sum = to + (at % DAYPART_COUNT);
      sums[sum] = (sums[sum] ?? 0) + (counts[at] ?? 0);
    }
  }

  return narrow(sums);
}

function sumByRegion(rowIds: Uint16Array, counts: Counters): RegionTotals {
  const ids = Uint16Array.from(new Set(rowIds)).sort();
  const indexOf = new Map<number, number>();
  ids.forEach((id, index) => indexOf.set(id, index));
  const sums = new Float64Array(ids.length * DAYPART_COUNT);

  for (let row = 0; row < rowIds.length; row += 1) {
    const to = (indexOf.get(rowIds[row] ?? 0) ?? 0) * DAYPART_COUNT;
    for (let daypart = 0; daypart < DAYPART_COUNT; daypart += 1)
      add(sums, to + daypart, counts[row * DAYPART_COUNT + daypart] ?? 0);
  }

  return { ids, counts: narrow(sums) };
}
