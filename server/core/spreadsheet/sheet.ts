/** Format of the figures of a column. Percent figures are fractions, dates are local dates. */
export type FigureKind = 'text' | 'date' | 'count' | 'decimal' | 'money' | 'percent';

/** A missing figure leaves its cell empty. */
export type Figure = string | number | null | undefined;

export interface SheetColumn {
  head: string;
  kind: FigureKind;
}

/** A table with a name; the heads are its first row. */
export interface Sheet {
  /** The name has at most 31 characters. */
  name: string;
  /** The name of the client follows the sheet's in a workbook, as far as there is room. */
  ofClient?: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly Figure[])[];
  /** Rows whose last cell is a URL to link. No other text becomes a link. */
  linkRows?: readonly number[];
}

export const isMissing = (value: Figure): value is null | undefined =>
  value == null || (typeof value === 'number' && !Number.isFinite(value));
