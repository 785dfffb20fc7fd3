import type { PdfTable } from '#server/core/pdf/pdf-document.js';
import type { Figure, FigureKind } from '#schema/writing/figures.js';
import { figureText } from '#schema/writing/figures.js';

export type Column<Row> = readonly [head: string, kind: FigureKind, value: (row: Row) => Figure];

/** A table of a document, its figures as the screen writes them. */
export const tableOf = <Row>(
  title: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  currency: string | null,
): PdfTable => ({
  title,
  columns: columns.map(([head, kind]) => ({ head, kind })),
  rows: rows.map((row) =>
    columns.map(([, kind, value]) => figureText(kind, value(row), { currency })),
  ),
});
