import type { Catalogue, Line } from './catalogue.js';
import type { FigureSums } from './sums/figure-sums.js';
import type { DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import type { RangeMaturity } from '#server/analytics/maturity/range-maturity.js';

/** The input of every panel: sums by id, and the records behind the ids. */
export interface DashboardFigures {
  filter: DashboardFilter;
  timeZone: string;
  /** ISO 4217 code of the customer's money. */
  currency: string;
  catalogue: Catalogue;
  /** The visible lines that pass the filter; `sums.lines` has an entry for each, in this order. */
  lines: readonly Line[];
  sums: FigureSums;
  /** Days of the range that can still get responses. */
  maturity: RangeMaturity;
}
