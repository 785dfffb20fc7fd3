import type { FigureTable } from '../figure-table';

/** A sheet of a workbook: the heads are its first row. */
export interface Sheet {
  /** At most 31 characters. */
  name: string;
  table: FigureTable;
  /** Rows whose last cell is an address to follow. Nothing else becomes a link, whatever it looks like. */
  linkRows?: readonly number[];
}
