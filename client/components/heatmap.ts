import { type HeatScale, heatScale, heatStep } from './heat-scale';
import type { Note } from './note-lines';

export interface HeatmapCell {
  /** Null where there is no figure. */
  value: number | null;
  /** Too little stands behind it to colour it. */
  isSmallSample?: boolean;
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
  /** For where the full text has no room. */
  formatShort: (value: number) => string;
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
  if (cell.value === null || !scale) return 'none';
  return cell.isSmallSample ? 'small' : String(heatStep(cell.value, scale));
}

const DIGIT_WIDTH_PX = 6.9;
const CELL_PADDING_PX = 8;
const ROW_HEAD_WIDTH_PX = 92;

/** Whether every figure has room for its full text in a table of that width. */
export function hasRoom(
  { rows, columns, format }: Pick<Heatmap, 'rows' | 'columns' | 'format'>,
  widthPx: number,
): boolean {
  const longest = (at: number) =>
    Math.max(...rows.map(({ cells }) => (cells[at]?.value == null ? 3 : format(cells[at].value).length)));
  const needed = columns.reduce(
    (sum, _, at) => sum + longest(at) * DIGIT_WIDTH_PX + CELL_PADDING_PX,
    ROW_HEAD_WIDTH_PX,
  );
  return needed <= widthPx;
}
