import type {
  FigureColumn,
  FigureRow,
  FigureTable,
} from '#client/components/panel/figure/figure-table';
import { formatDateRange } from '#client/formatting/dates';
import { comparisonLabel } from '#schema/comparisons';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';

/** Name of the second series of a chart; undefined where there is none. */
export const comparedName = ({ compare }: DashboardView): string | undefined =>
  compare === 'none' ? undefined : comparisonLabel(compare);

/** The dates of the figures, from the figures themselves. */
const rangeOf = ({ responsesOverTime: { rows } }: DashboardFigures) => ({
  startDate: rows[0]?.date,
  endDate: rows.at(-1)?.date,
});

export const comparedRange = (compared: DashboardFigures): string =>
  formatDateRange(rangeOf(compared));

/** Compared figure for a foot; a comparison range without visits has none. */
export function comparedFigure(
  compared: DashboardFigures | null,
  textOf: (figures: DashboardFigures) => string,
) {
  if (!compared) return '';
  return compared.impressionSummary.totalResponses > 0
    ? `compared with ${textOf(compared)}`
    : 'nothing to compare with';
}

const RANGE_COLUMNS = [
  { key: 'startDate', head: 'From', kind: 'date' },
  { key: 'endDate', head: 'To', kind: 'date' },
] as const;

/** A row for the range and one for the comparison range, each with its dates. */
export function rangeTable(
  columns: readonly FigureColumn[],
  rowOf: (figures: DashboardFigures) => FigureRow,
  ranges: readonly (DashboardFigures | null)[],
): FigureTable {
  return {
    columns: [...RANGE_COLUMNS, ...columns],
    rows: ranges
      .filter((figures) => figures !== null)
      .map((figures) => ({ ...rangeOf(figures), ...rowOf(figures) })),
  };
}
