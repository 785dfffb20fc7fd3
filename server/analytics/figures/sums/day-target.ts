import type { FigureSums } from './figure-sums.js';
import type { Tally } from '#server/event-store/figures/tally.js';

/** Destination of one day's figures. */
export interface DayTarget {
  sums: FigureSums;
  impressionsByRegion: Tally;
  regions: Tally;
  views: Tally;
  /** Index into sums.days. */
  index: number;
  /** 0 Monday to 6 Sunday. */
  weekday: number;
}
