import { type HeatScale, heatScale, heatStep } from './heat-scale';
import type { Note } from './note-lines';

export interface HeatmapCell {
  /** Null where there is no figure. */
  value: number | null;
  /** Too little stands behind it to colour it. */
  isSmallSample?: boolean;
  /** A second, smaller line, where the table has room for it. */
  aside?: string;
}

export interface HeatmapColumn {
  key: string;
  head: string;
  isTotal?: boolean;
}

export interface HeatmapRow {
  key: string;
  head: string;
  /** A second, smaller line of the head. */
  subhead?: string;
  isTotal?: boolean;
  /** One for each column. */
  cells: readonly HeatmapCell[];
}

/** A table of figures that are coloured by how much they are; totals are not. */
export interface Heatmap {
  columns: readonly HeatmapColumn[];
  rows: readonly HeatmapRow[];
  format: (value: number) => string;
  /** What the tooltip tells of a cell. */
  note: (row: number, column: number) => Note;
}

/** The scale of everything that is coloured. */
export function scaleOf({ rows, columns }: Pick<Heatmap, 'rows' | 'columns'>): HeatScale | null {
  const coloured = rows
    .filter(({ isTotal }) => !isTotal)
    .flatMap(({ cells }) => cells.filter((cell, at) => !columns[at]?.isTotal && !cell.isSmallSample));
  return heatScale(coloured.map(({ value }) => value));
}

/** How a cell is drawn: on a step of the ramp, as a total, as a small sample or as nothing. */
export function toneOf(row: HeatmapRow, column: HeatmapColumn, cell: HeatmapCell, scale: HeatScale | null): string {
  if (row.isTotal || column.isTotal) return 'total';
  if (cell.value === null) return 'none';
  if (cell.isSmallSample) return 'small';
  return scale ? String(heatStep(cell.value, scale)) : 'none';
}

export const hasSmallSample = ({ rows, columns }: Pick<Heatmap, 'rows' | 'columns'>): boolean =>
  rows.some((row) =>
    row.cells.some((cell, at) => {
      const column = columns[at];
      return column && cell.value !== null && cell.isSmallSample && !row.isTotal && !column.isTotal;
    }),
  );

/** What stands for a figure that is not there. */
export const MISSING = 'N/A';

const DIGIT_WIDTH_PX = 7;
const CELL_PADDING_PX = 8;
const ROW_HEAD_WIDTH_PX = 100;

/** Whether a text of every cell has room at the usual size in a table of that width. */
function hasRoomFor(
  { rows, columns }: Pick<Heatmap, 'rows' | 'columns'>,
  text: (cell: HeatmapCell) => string,
  widthPx: number,
) {
  const longest = (at: number) => Math.max(...rows.map(({ cells }) => (cells[at] ? text(cells[at]).length : 0)));
  const cellsPx = columns.reduce((sum, _, at) => sum + longest(at) * DIGIT_WIDTH_PX + CELL_PADDING_PX, 0);
  return ROW_HEAD_WIDTH_PX + cellsPx <= widthPx;
}

export interface HeatmapRoom {
  /** The figures need smaller type. */
  isDense: boolean;
  hasAsides: boolean;
}

export function roomOf(heatmap: Heatmap, widthPx: number): HeatmapRoom {
  const figure = ({ value }: HeatmapCell) => (value === null ? MISSING : heatmap.format(value));
  return {
    isDense: !hasRoomFor(heatmap, figure, widthPx),
    hasAsides: hasRoomFor(heatmap, ({ aside = '' }) => aside, widthPx),
  };
}
