import { type Figure, type FigureKind } from '#schema/writing/figures';

export interface FigureColumn {
  key: string;
  head: string;
  kind: FigureKind;
}

export type FigureRow = Readonly<Record<string, Figure>>;

/** The raw figures of a chart, a map or a table: shown on screen as a table, saved as CSV. */
export interface FigureTable {
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** ISO 4217, of its amounts; left out where it has none. */
  currency?: string;
}

export const isNumericKind = (kind: FigureKind): boolean => kind !== 'text' && kind !== 'date';
