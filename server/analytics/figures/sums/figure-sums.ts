import type { TIMING_SPANS } from '#schema/credit-window.js';
import { WEEKDAYS } from '#schema/writing/weekdays.js';
import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';

export interface DaySums {
  impressions: Float64Array;
  /** Responses within 24 hours of their impression. */
  sameDay: Float64Array;
  responses: Float64Array;
}

export interface LineSums {
  impressions: Float64Array;
  responses: Float64Array;
}

type CountOfEach<Rows extends readonly unknown[]> = { -readonly [Row in keyof Rows]: number };

/** Counts over everything that a filter lets through; all panels are pure functions of these. */
export interface FigureSums {
  /** First day number; index 0 of `days`. */
  firstDay: number;
  days: DaySums;
  lines: LineSums;
  /** [weekday of the impression, 0 Monday] × [daypart, 0 Night], row by row. */
  impressionsByDaypart: Float64Array;
  responsesByDaypart: Float64Array;
  /** Responses by TIMING_SPANS. */
  timing: CountOfEach<typeof TIMING_SPANS>;
  /** Impressions by region id. */
  impressionsByRegion: Map<number, number>;
  /** Responses by region id of the activating impression. */
  regions: Map<number, number>;
  /** Responses by site tag id. */
  sites: Map<number, number>;
  /** Responses by views. */
  views: Map<number, number>;
  /** Webhits of the range; only the sites filter narrows them. */
  webhits: number;
}

export function emptySums(firstDay: number, days: number, lines: number): FigureSums {
  return {
    firstDay,
    days: {
      impressions: new Float64Array(days),
      sameDay: new Float64Array(days),
      responses: new Float64Array(days),
    },
    lines: { impressions: new Float64Array(lines), responses: new Float64Array(lines) },
    impressionsByDaypart: new Float64Array(WEEKDAYS.length * DAYPART_COUNT),
    responsesByDaypart: new Float64Array(WEEKDAYS.length * DAYPART_COUNT),
    timing: [0, 0, 0],
    impressionsByRegion: new Map(),
    regions: new Map(),
    sites: new Map(),
    views: new Map(),
    webhits: 0,
  };
}
