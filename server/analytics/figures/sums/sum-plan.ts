import { WEEKDAYS } from '#schema/writing/weekdays.js';
import type { Line } from '#server/analytics/figures/catalogue.js';
import {
  DAYPART_COUNT,
  RESPONSE_CODES,
  TIMING_COUNT,
} from '#server/event-store/figures/day-figures.js';
import { passes, type DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';

/**
 * A filter in the form that the summing needs for each row: look-up tables, or null where all rows
 * pass.
 */
export interface SumPlan {
  customerId: number;
  filter: DashboardFilter;
  firstDay: number;
  lastDay: number;
  /** Index in `lines` by impression tag id; a missing tag is out of scope. */
  lineOf: ReadonlyMap<number, number>;
  lines: readonly Line[];
  /** 1 at each region id that passes. */
  regions: Uint8Array | null;
  /** Index: weekday − 1. */
  weekdays: readonly boolean[];
  /** Dayparts that pass, minus 1. */
  dayparts: readonly number[];
  /** 1 at each response code whose daypart passes; null where all do. */
  codes: Uint8Array | null;
}

/** One more than the largest region id. */
export const REGION_IDS = 1 << 16;

/**
 * `visibleLines` are all lines that the caller sees; the plan holds those that also pass the
 * filter.
 */
export function planSums(filter: DashboardFilter, visibleLines: readonly Line[]): SumPlan {
  const lines = visibleLines.filter(
    (line) =>
      passes(filter.campaigns, line.campaignId) &&
      passes(filter.bookings, line.bookingId) &&
      passes(filter.creatives, line.creativeId) &&
      passes(filter.channels, line.channelId),
  );

  const dayparts = indexesUpTo(DAYPART_COUNT).filter((index) => passes(filter.dayparts, index + 1));

  return {
    customerId: filter.customerId,
    filter,
    firstDay: dayOfLocalDate(filter.startDate),
    lastDay: dayOfLocalDate(filter.endDate),
    lines,
    lineOf: new Map(lines.map((line, index) => [line.tagId, index])),
    regions: filter.regions && marks(REGION_IDS, filter.regions),
    weekdays: WEEKDAYS.map(({ id }) => passes(filter.weekdays, id)),
    dayparts,
    codes:
      filter.dayparts &&
      marks(
        RESPONSE_CODES,
        dayparts.flatMap((daypart) =>
          indexesUpTo(TIMING_COUNT).map((timing) => daypart * TIMING_COUNT + timing),
        ),
      ),
  };
}

const indexesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function marks(length: number, ids: Iterable<number>): Uint8Array {
  const table = new Uint8Array(length);
  for (const id of ids) table[id] = 1;
  return table;
}
