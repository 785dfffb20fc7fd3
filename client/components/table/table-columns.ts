import type { ReactNode } from 'react';
import type { FigureMark, FigureSubtext } from '#client/components/panel/figure/figure-cell';
import type { ChipKind, ChipTone } from '#client/components/inline/chip';
import type { Note } from '#client/components/panel/note/note-lines';

interface ColumnBase<Row> {
  key: string;
  head: string;
  /** Shown muted in the head instead of in every cell. */
  unit?: string;
  /** Minimum in pixels; names grow with the screen. The default is the width of the content. */
  width?: number;
  /** The column shrinks to three quarters of its width on small screens. */
  canShrink?: boolean;
  isSortable?: boolean;
  value: (row: Row) => unknown;
}

interface TextColumn<Row> extends ColumnBase<Row> {
  kind: 'text';
  /** Wraps into that many lines before it is cut; one by default. */
  lines?: number;
  value: (row: Row) => string | null | undefined;
  /** Makes the text a link to the path. */
  linkTo?: (row: Row) => string;
  /** A further door, at the end of the cell. */
  beside?: (row: Row) => ReactNode;
}

interface ChipColumn<Row> extends ColumnBase<Row> {
  kind: 'chip';
  value: (row: Row) => string | null | undefined;
  chipKind?: ChipKind;
  tone?: (row: Row) => ChipTone;
  hint?: (row: Row) => ReactNode;
}

interface FigureColumnBase<Row> extends ColumnBase<Row> {
  value: (row: Row) => number | null | undefined;
  /** Marks before the figure. */
  marks?: (row: Row) => readonly FigureMark[];
  /** A second, smaller line, such as the change since another period. */
  subtext?: (row: Row) => FigureSubtext | null;
  /** The tooltip of the figure. */
  hint?: (row: Row) => Note | null;
}

interface CountedColumn<Row> extends FigureColumnBase<Row> {
  kind: 'count' | 'percent';
}

export interface MoneyColumn<Row> extends FigureColumnBase<Row> {
  kind: 'money';
  /** ISO 4217, of all rows or of each. */
  currency: string | ((row: Row) => string);
}

export type NumberColumn<Row> = CountedColumn<Row> | MoneyColumn<Row>;

interface DateColumn<Row> extends ColumnBase<Row> {
  kind: 'date';
  /** A local date or an instant, as ISO 8601 text. */
  value: (row: Row) => string | null | undefined;
  /** Shows an instant as its age. */
  isRelative?: boolean;
}

interface RenderedColumn<Row> extends ColumnBase<Row> {
  kind: 'status' | 'actions';
  /** The sort value. */
  value: (row: Row) => string | number | null | undefined;
  /** The cell takes a line of its own on phones, like texts. */
  isWide?: boolean;
  /** The rendered content is a figure: aligned and sorted as one. */
  isFigure?: boolean;
  render: (row: Row) => ReactNode;
}

/** A column is declared by its kind; the kind decides format, alignment and order. */
export type Column<Row> =
  TextColumn<Row> | ChipColumn<Row> | NumberColumn<Row> | DateColumn<Row> | RenderedColumn<Row>;

type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  column: string;
  direction: SortDirection;
}

export const isNumeric = <Row>(column: Column<Row>): boolean => {
  const { kind } = column;
  if (kind === 'status' || kind === 'actions') return column.isFigure === true;
  return kind === 'count' || kind === 'money' || kind === 'percent';
};

export const isSortable = <Row>({ kind, isSortable: asked }: Column<Row>): boolean =>
  asked ?? kind !== 'actions';

/** The direction after a first click: figures from the largest, texts from A. */
export const firstDirection = <Row>(column: Column<Row>): SortDirection =>
  isNumeric(column) ? 'descending' : 'ascending';
