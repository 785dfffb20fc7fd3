import type { Note } from '#client/components/panel/note-lines';
import { type HeatScale, heatScale, heatStep } from './heat-scale';

export interface HeatmapCell {
  /** Null where there is no figure. */
  value: number | null;
  /** Too little data stands behind the value to colour it. */
  isSmallSample?: boolean;
  /** A second, smaller line, shown where the heatmap has room for it. */
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

/**
 * Figures in rows and columns, coloured by size. Totals are not coloured; they are the last rows
 * and columns.
 */
export interface Heatmap {
  columns: readonly HeatmapColumn[];
  rows: readonly HeatmapRow[];
  format: (value: number) => string;
  /** The tooltip of a cell. */
  note: (row: number, column: number) => Note;
}

type HeatmapFigures = Pick<Heatmap, 'rows' | 'columns'>;

/** How a cell is drawn: as a step of the ramp, a total, a small sample or a missing figure. */
export type HeatTone = number | 'total' | 'small' | 'none';

/** What the drawing and the grid over it both show of a cell. */
export interface DrawnCell {
  key: string;
  value: number | null;
  text: string;
  aside: string | undefined;
  tone: HeatTone;
}

export interface DrawnRow extends Omit<HeatmapRow, 'cells'> {
  cells: readonly DrawnCell[];
}

export const colouredColumns = (columns: readonly HeatmapColumn[]) =>
  columns.filter(({ isTotal }) => !isTotal);

/** The scale of all coloured cells. */
export function scaleOf({ rows, columns }: HeatmapFigures): HeatScale | null {
  const coloured = rows
    .filter(({ isTotal }) => !isTotal)
    .flatMap(({ cells }) =>
      cells.filter((cell, at) => !columns[at]?.isTotal && !cell.isSmallSample),
    );
  return heatScale(coloured.map(({ value }) => value));
}

function toneOf(cell: HeatmapCell, isTotal: boolean, scale: HeatScale | null): HeatTone {
  if (isTotal) return 'total';
  if (cell.value === null) return 'none';
  if (cell.isSmallSample) return 'small';
  return scale ? heatStep(cell.value, scale) : 'none';
}

const MISSING = 'N/A';

const cellText = ({ value }: HeatmapCell, format: Heatmap['format']) =>
  value === null ? MISSING : format(value);

/** The cells as they are drawn and read, from one source. */
export function drawnRows(
  { rows, columns, format }: Heatmap,
  scale: HeatScale | null,
  hasAsides: boolean,
): DrawnRow[] {
  return rows.map((row) => ({
    ...row,
    cells: columns.map(({ key, isTotal }, at) => {
      const cell = row.cells[at] ?? { value: null };
      return {
        key,
        value: cell.value,
        text: cellText(cell, format),
        aside: hasAsides ? cell.aside : undefined,
        tone: toneOf(cell, Boolean(row.isTotal || isTotal), scale),
      };
    }),
  }));
}

/** The longest text of a column, in characters. */
export const longestText = ({ rows, format }: Heatmap, at: number): number =>
  Math.max(0, ...rows.map(({ cells }) => (cells[at] ? cellText(cells[at], format).length : 0)));

export const longestAside = ({ rows }: Heatmap, at: number): number =>
  Math.max(0, ...rows.map(({ cells }) => cells[at]?.aside?.length ?? 0));
