import { TIMING_SPANS } from '#schema/credit-window.js';
import { DAYPARTS } from '#schema/dayparts.js';
import type { Counters } from './counters.js';

// A literal: three bits of a packed response, and four columns of a packed row, hold eight.
export const DAYPART_COUNT: 8 = DAYPARTS.length;
export const TIMING_COUNT = TIMING_SPANS.length;
/** Dayparts × timings: a response's code is (daypart − 1) × TIMING_COUNT + (timing − 1). */
export const RESPONSE_CODES = TIMING_COUNT * DAYPART_COUNT;

/**
 * Impressions of one customer and day, by line; the rows of a line are adjacent: [starts[line],
 * starts[line + 1]).
 */
export interface ImpressionFigures {
  /** Impression tag ids, ascending. */
  tagIds: Int32Array;
  /** Sums over all regions, [line × 8 + daypart − 1]. */
  byLine: Counters;
  starts: Uint32Array;
  regionIds: Uint16Array;
  /** [row × 8 + daypart − 1]. */
  counts: Counters;
  /** The sums over all lines, for a day whose lines no filter narrows. */
  regions: RegionTotals;
}

export interface RegionTotals {
  ids: Uint16Array;
  /** [region × 8 + daypart − 1]. */
  counts: Counters;
}

/**
 * Responses whose activating impression is of that day, by line; a row is a region, code, site and
 * views.
 */
export interface ResponseFigures {
  tagIds: Int32Array;
  starts: Uint32Array;
  regionIds: Uint16Array;
  codes: Uint8Array;
  /** Index into siteIds. */
  sites: Counters;
  views: Counters;
  counts: Counters;
  siteIds: Int32Array;
  /** The sums over all rows, for a day that no filter narrows. */
  totals: ResponseTotals;
}

export interface ResponseTotals {
  byLine: Counters;
  byCode: Counters;
  bySite: Counters;
  regionIds: Uint16Array;
  byRegion: Counters;
  views: Counters;
  byViews: Counters;
}

export interface WebhitFigures {
  siteIds: Int32Array;
  counts: Counters;
}

/** Every figure of one customer and local date as stored at `version`. Immutable. */
export interface DayFigures {
  version: number;
  impressions: ImpressionFigures;
  responses: ResponseFigures;
  webhits: WebhitFigures;
}

const OBJECT_OVERHEAD_BYTES = 160;

/** The approximate memory of a day, accurate enough to bound a cache. */
export function sizeInBytes(day: DayFigures): number {
  const parts = [
    day.impressions,
    day.impressions.regions,
    day.responses,
    day.responses.totals,
    day.webhits,
  ];
  const arrays = parts
    .flatMap((part): unknown[] => Object.values(part))
    .filter((value) => ArrayBuffer.isView(value));
  return arrays.reduce(
    (sum, array) => sum + array.byteLength + OBJECT_OVERHEAD_BYTES,
    OBJECT_OVERHEAD_BYTES,
  );
}
