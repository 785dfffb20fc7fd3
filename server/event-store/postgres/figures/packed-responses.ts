import { narrow } from '#server/event-store/figures/counters.js';
import { TIMING_COUNT, type ResponseFigures } from '#server/event-store/figures/day-figures.js';
import { groupByLine, type LineGroups } from './group-by-line.js';
import { FORMAT, formatAt, KEY_BYTES, packedKey, regionIdAt, tagIdAt } from './packed-key.js';
import { totalResponses } from '#server/event-store/figures/response-totals.js';

const NARROW_BYTES = KEY_BYTES + 8;
const VIEWS_LIMIT = 1 << 14;
const RESPONSES_LIMIT = 1 << 13;

/** 32 bits of site, 3 of daypart, 2 of timing, 14 of views, 13 of responses. */
const SITE_AND_CODE =
  '(site_tag_id::bigint << 32) | ((daypart - 1)::bigint << 29) | ((timing - 1)::bigint << 27)';

/**
 * SQL: a row of event_store.response_rollup as bytes; views and responses follow in 32 bits each
 * when one is too large.
 */
export const PACKED_RESPONSES = `case when views < ${VIEWS_LIMIT} and responses < ${RESPONSES_LIMIT}
  then ${packedKey(FORMAT.narrow)} || int8send(${SITE_AND_CODE} | (views << 13) | responses)
  else ${packedKey(FORMAT.wide)} || int8send(${SITE_AND_CODE}) || int4send(views) || int4send(responses) end`;

interface Rows {
  tagIds: Int32Array;
  regionIds: Uint16Array;
  codes: Uint8Array;
  siteIds: Int32Array;
  views: Float64Array;
  counts: Float64Array;
}

export function unpackResponses(bytes: Buffer): ResponseFigures {
  const rows = readRows(bytes);
  const groups = groupByLine(rows.tagIds);
  const figures = inOrder(rows, groups);
  return { ...figures, totals: totalResponses(figures) };
}

function readRows(bytes: Buffer): Rows {
  const capacity = Math.floor(bytes.length / NARROW_BYTES);
  const rows: Rows = {
    tagIds: new Int32Array(capacity),
    regionIds: new Uint16Array(capacity),
    codes: new Uint8Array(capacity),
    siteIds: new Int32Array(capacity),
    views: new Float64Array(capacity),
    counts: new Float64Array(capacity),
  };

  let row = 0;

  for (let at = 0; at < bytes.length; row += 1) {
    const wide = formatAt(bytes, at) === FORMAT.wide;
    const rest = bytes.readUInt32BE(at + 12);
    rows.tagIds[row] = tagIdAt(bytes, at);
    rows.regionIds[row] = regionIdAt(bytes, at);
    rows.siteIds[row] = bytes.readInt32BE(at + 8);
    rows.codes[row] = (rest >>> 29) * TIMING_COUNT + ((rest >>> 27) & 3);
    rows.views[row] = wide ? bytes.readInt32BE(at + 16) : (rest >>> 13) & (VIEWS_LIMIT - 1);
    rows.counts[row] = wide ? bytes.readInt32BE(at + 20) : rest & (RESPONSES_LIMIT - 1);
    at += wide ? NARROW_BYTES + 8 : NARROW_BYTES;
  }

  return { ...rows, tagIds: rows.tagIds.subarray(0, row) };
}

function inOrder(
  rows: Rows,
  { tagIds, starts, order }: LineGroups,
): Omit<ResponseFigures, 'totals'> {
  const { siteIds, sites } = numberSites(rows.siteIds.subarray(0, rows.tagIds.length));
  const rowCount = sites.length;

  return {
    tagIds,
    starts,
    regionIds: pick(rows.regionIds.subarray(0, rowCount), order),
    codes: pick(rows.codes.subarray(0, rowCount), order),
    sites: narrow(pick(sites, order)),
    views: narrow(pick(rows.views.subarray(0, rowCount), order)),
    counts: narrow(pick(rows.counts.subarray(0, rowCount), order)),
    siteIds,
  };
}

/** A copy, because the source array may be longer than the part to keep. */
function pick<Column extends Uint8Array | Uint16Array | Float64Array>(
  from: Column,
  order: Uint32Array | null,
): Column {
  const to = from.slice() as Column; // slice keeps the kind of array, which its type has forgotten
  if (order === null) return to;
  for (let place = 0; place < order.length; place += 1) to[place] = from[order[place] ?? 0] ?? 0;
  return to;
}

/** The distinct sites, and the index of each row's site among them. */
function numberSites(rowSiteIds: Int32Array): { siteIds: Int32Array; sites: Float64Array } {
  const indexes = new Map<number, number>();
  const sites = new Float64Array(rowSiteIds.length);
  let last = -1;
  let index = 0;

  for (let row = 0; row < rowSiteIds.length; row += 1) {
    const siteId = rowSiteIds[row] ?? 0;
    if (siteId !== last) {
      index = indexes.get(siteId) ?? indexes.size;
      indexes.set(siteId, index);
    }
    last = siteId;
    sites[row] = index;
  }

  return { siteIds: Int32Array.from(indexes.keys()), sites };
}
