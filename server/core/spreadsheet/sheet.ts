import type { Figure, FigureKind } from '#schema/writing/figures.js';

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
  /** A missing figure leaves its cell empty. */
  rows: readonly (readonly Figure[])[];
  /** The currency of its amounts (ISO 4217), or that of each row where rows differ. */
  currency?: string | readonly string[];
  /** Rows whose last cell is a URL to link. No other text becomes a link. */
  linkRows?: readonly number[];
}

/** Throws where the sheet does not say in which currency the amounts of a row are. */
export function currencyOfRow({ name, currency }: Sheet, row: number): string {
  const found = typeof currency === 'string' ? currency : currency?.[row];
  if (!found) throw new Error(`The sheet ${name} has amounts without a currency.`);
  return found;
}

export const isMissing = (value: Figure): value is null | undefined =>
  value == null || (typeof value === 'number' && !Number.isFinite(value));
