import { narrow } from './counters.js';
import { type ResponseFigures } from './day-figures.js';
import { groupByLine, type LineGroups } from './group-by-line.js';
import { isWide, KEY_BYTES, NARROW_KEY, regionIdAt, tagIdAt, WIDE_KEY } from './packed-key.js';
import { totalResponses } from './response-totals.js';

const NARROW_BYTES = KEY_BYTES + 8;
const VIEWS_LIMIT = 1 << 14;
const RESPONSES_LIMIT = 1 << 13;

/** 32 bits of site, 3 of daypart, 2 of timing, 14 of views, 13 of responses. */
const SITE_AND_CODE = '(site_tag_id::bigint << 32) | ((daypart - 1)::bigint << 29) | ((timing - 1)::bigint << 27)';

/** SQL: a row of event_store.response_rollup as bytes; views and responses follow in 32 bits each when one is too large. */
export const PACKED_RESPONSES = `case when views < ${VIEWS_LIMIT} and responses < ${RESPONSES_LIMIT}
  then ${NARROW_KEY} || int8send(${SITE_AND_CODE} | (views << 13) | responses)
  else ${WIDE_KEY} || int8send(${SITE_AND_CODE}) || int4send(views) || int4send(responses) end`;

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
    const wide = isWide(bytes, at);
    const rest = bytes.readUInt32BE(at + 12);
    rows.tagIds[row] = tagIdAt(bytes, at);
    rows.regionIds[row] = regionIdAt(bytes, at);
    rows.siteIds[row] = bytes.readInt32BE(at + 8);
    rows.codes[row] = (rest >>> 29) * 3 + ((rest >>> 27) & 3);
    rows.views[row] = wide ? bytes.readInt32BE(at + 16) : (rest >>> 13) & (VIEWS_LIMIT - 1);
    rows.counts[row] = wide ? bytes.readInt32BE(at + 20) : rest & (RESPONSES_LIMIT - 1);
    at += wide ? NARROW_BYTES + 8 : NARROW_BYTES;
  }
  return { ...rows, tagIds: rows.tagIds.subarray(0, row) };
}

function inOrder(rows: Rows, { tagIds, starts, order }: LineGroups): Omit<ResponseFigures, 'totals'> {
  const siteIds = Int32Array.from(new Set(rows.siteIds.subarray(0, order.length)));
  const siteIndex = new Map<number, number>();
  siteIds.forEach((siteId, index) => siteIndex.set(siteId, index));
  const pick = (values: ArrayLike<number>) => Float64Array.from(order, (row) => values[row] ?? 0);
  return {
    tagIds,
    starts,
    regionIds: Uint16Array.from(order, (row) => rows.regionIds[row] ?? 0),
    codes: Uint8Array.from(order, (row) => rows.codes[row] ?? 0),
    sites: narrow(Float64Array.from(order, (row) => siteIndex.get(rows.siteIds[row] ?? 0) ?? 0)),
    views: narrow(pick(rows.views)),
    counts: narrow(pick(rows.counts)),
    siteIds,
  };
}
