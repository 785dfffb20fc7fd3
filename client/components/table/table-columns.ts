import type { ReactNode } from 'react';
import type { FigureMark } from '#client/components/panel/figure-cell';
import type { ChipKind, ChipTone } from '#client/components/inline/chip';
import type { Note } from '#client/components/panel/note-lines';

interface ColumnBase<Row> {
  key: string;
  head: string;
  /** Stands in the head, muted, instead of in every cell. */
  unit?: string;
  /** In pixels; left out, the column is as wide as its content needs. */
  width?: number;
  isSortable?: boolean;
  value: (row: Row) => unknown;
}

interface TextColumn<Row> extends ColumnBase<Row> {
  kind: 'text';
  value: (row: Row) => string | null | undefined;
}

interface ChipColumn<Row> extends ColumnBase<Row> {
  kind: 'chip';
  value: (row: Row) => string | null | undefined;
  chipKind?: ChipKind;
  tone?: (row: Row) => ChipTone;
  hint?: (row: Row) => ReactNode;
}

export interface NumberColumn<Row> extends ColumnBase<Row> {
  kind: 'count' | 'money' | 'percent';
  value: (row: Row) => number | null | undefined;
  /** What stands in front of the figure. */
  marks?: (row: Row) => readonly FigureMark[];
  /** A second, smaller line, such as the change since another time. */
  aside?: (row: Row) => string | null;
  /** What the tooltip tells of the figure. */
  hint?: (row: Row) => Note | null;
}

interface DateColumn<Row> extends ColumnBase<Row> {
  kind: 'date';
  /** A local date or an instant, as ISO 8601 text. */
  value: (row: Row) => string | null | undefined;
  /** An instant is told as how long ago it was. */
  isRelative?: boolean;
}

interface RenderedColumn<Row> extends ColumnBase<Row> {
  kind: 'status' | 'actions';
  /** What it is sorted by. */
  value: (row: Row) => string | number | null | undefined;
  /** On phones it has a line of its own, as texts have. */
  isWide?: boolean;
  /** What is rendered is a figure: it stands and is sorted as one. */
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

/** The direction of a first click: the largest figure first, texts from A. */
export const firstDirection = <Row>(column: Column<Row>): SortDirection =>
  isNumeric(column) ? 'descending' : 'ascending';
