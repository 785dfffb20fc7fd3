import type { Catalogue, Line } from './catalogue.js';
import type { FigureSums } from './figure-sums.js';
import type { DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';

/** Everything the panels are made from: sums by id, and what the ids mean. */
export interface DashboardFigures {
  filter: DashboardFilter;
  timeZone: string;
  catalogue: Catalogue;
  /** The lines in sight that pass the filter; `sums.lines` has an entry for each, in this order. */
  lines: readonly Line[];
  sums: FigureSums;
}
