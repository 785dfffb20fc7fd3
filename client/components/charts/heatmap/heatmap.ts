import type { FilterToggle } from '#client/components/filter-toggle/filter-toggle';
import type { Note } from '#client/components/panel/note/note-lines';
import { differenceTone, type LowTone } from './difference-scale';
import { type HeatScale, heatScale, heatStep } from './heat-scale';

export interface HeatmapCell {
  /** Null without a figure. */
  value: number | null;
  /** The sample is too small to colour the value. */
  isSmallSample?: boolean;
  /** Difference from the overall figure, if shown; null where chance explains it. */
  difference?: number | null;
  /** A second, smaller line, shown where the heatmap has room for it. */
  subtext?: string;
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
  /** One per column. */
  cells: readonly HeatmapCell[];
}

/**
 * Figures in rows and columns, coloured by size. Totals are the last rows and columns, without
 * colour.
 */
export interface Heatmap {
  columns: readonly HeatmapColumn[];
  rows: readonly HeatmapRow[];
  format: (value: number) => string;
  /** Colours differences from the overall figure in place of sizes. */
  showsDifferences?: boolean;
  /** The tooltip of a cell. */
  note: (row: number, column: number) => Note;
}

/** Returns null for a cell that is no toggle. */
export type CellToggle = (row: number, column: number) => FilterToggle | null;

type HeatmapFigures = Pick<Heatmap, 'rows' | 'columns' | 'showsDifferences'>;

/**
 * The look of a cell: a step of the ramp, below the overall figure, not different from it, a total,
 * a small sample or a missing figure.
 */
export type HeatTone = number | LowTone | 'even' | 'total' | 'small' | 'none';

/** The content of a cell for the drawing and for the grid over it. */
export interface DrawnCell {
  key: string;
  value: number | null;
  text: string;
  subtext: string | undefined;
  tone: HeatTone;
  difference: number | null;
}

export interface DrawnRow extends Omit<HeatmapRow, 'cells'> {
  cells: readonly DrawnCell[];
}

export const colouredColumns = (columns: readonly HeatmapColumn[]) =>
  columns.filter(({ isTotal }) => !isTotal);

/** The scale of all coloured cells. */
export function scaleOf({ rows, columns, showsDifferences }: HeatmapFigures): HeatScale | null {
  if (showsDifferences) return differenceScale(rows);
  const coloured = rows
    .filter(({ isTotal }) => !isTotal)
    .flatMap(({ cells }) =>
      cells.filter((cell, at) => !columns[at]?.isTotal && !cell.isSmallSample),
    );
  return heatScale(coloured.map(({ value }) => value));
}

/** Returns a scale from minus to plus the largest difference; null without differences. */
function differenceScale(rows: readonly HeatmapRow[]): HeatScale | null {
  const sizes = rows.flatMap(({ cells }) =>
    cells.map(({ difference }) => Math.abs(difference ?? 0)),
  );
  const largest = Math.max(0, ...sizes);
  return largest > 0 ? { least: -largest, most: largest } : null;
}

function toneOf(cell: HeatmapCell, isTotal: boolean, scale: HeatScale | null): HeatTone {
  if (isTotal) return 'total';
  if (cell.value === null) return 'none';
  if (cell.isSmallSample) return 'small';
  if (cell.difference === null) return 'even';
  if (cell.difference !== undefined) return differenceTone(cell.difference, scale?.most ?? 0);
  return scale ? heatStep(cell.value, scale) : 'none';
}

const MISSING = 'N/A';

const cellText = ({ value }: HeatmapCell, format: Heatmap['format']) =>
  value === null ? MISSING : format(value);

/** The cells for the drawing and for reading, from one source. */
export function drawnRows(
  { rows, columns, format }: Heatmap,
  scale: HeatScale | null,
  hasSubtexts: boolean,
): DrawnRow[] {
  return rows.map((row) => ({
    ...row,
    cells: columns.map(({ key, isTotal }, at) => {
      const cell = row.cells[at] ?? { value: null };
      return {
        key,
        value: cell.value,
        text: cellText(cell, format),
        difference: cell.difference ?? null,
        subtext: hasSubtexts ? cell.subtext : undefined,
        tone: toneOf(cell, Boolean(row.isTotal || isTotal), scale),
      };
    }),
  }));
}

/** The longest text of a column, in characters. */
export const longestText = ({ rows, format }: Heatmap, at: number): number =>
  Math.max(0, ...rows.map(({ cells }) => (cells[at] ? cellText(cells[at], format).length : 0)));

export const longestSubtext = ({ rows }: Heatmap, at: number): number =>
  Math.max(0, ...rows.map(({ cells }) => cells[at]?.subtext?.length ?? 0));
