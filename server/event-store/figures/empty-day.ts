import type { DayFigures, ResponseFigures } from './day-figures.js';
import { totalResponses } from './response-totals.js';

const NO_COUNTS = new Uint8Array(0);
const NO_TAGS = new Int32Array(0);
const NO_REGIONS = new Uint16Array(0);
const NO_ROWS = Uint32Array.of(0);

const NO_RESPONSES: Omit<ResponseFigures, 'totals'> = {
  tagIds: NO_TAGS,
  starts: NO_ROWS,
  regionIds: NO_REGIONS,
  codes: NO_COUNTS,
  sites: NO_COUNTS,
  views: NO_COUNTS,
  counts: NO_COUNTS,
  siteIds: NO_TAGS,
};

/** The figures of a day without any stored event. */
export const EMPTY_DAY: DayFigures = {
  version: 0,
  impressions: {
    tagIds: NO_TAGS,
    byLine: NO_COUNTS,
    starts: NO_ROWS,
    regionIds: NO_REGIONS,
    counts: NO_COUNTS,
    regions: { ids: NO_REGIONS, counts: NO_COUNTS },
  },
  responses: { ...NO_RESPONSES, totals: totalResponses(NO_RESPONSES) },
  webhits: { siteIds: NO_TAGS, counts: NO_COUNTS },
};
