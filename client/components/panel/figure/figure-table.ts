import { formatDate } from '#client/formatting/dates';
import { formatCount, formatDecimal, formatMoney, formatPercent } from '#client/formatting/numbers';

/** The format of a column's figures. Percent figures are fractions, dates local dates. */
export type FigureKind = 'text' | 'date' | 'count' | 'decimal' | 'money' | 'percent';

export interface FigureColumn {
  key: string;
  head: string;
  kind: FigureKind;
}

export type Figure = string | number | null | undefined;
export type FigureRow = Readonly<Record<string, Figure>>;

/** The raw figures of a chart, a map or a table: shown on screen as a table, saved as CSV. */
export interface FigureTable {
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

const MISSING = 'N/A';

const asNumber = (value: Figure) => (typeof value === 'number' ? value : null);
const asText = (value: Figure) => (value == null ? MISSING : String(value));

const WRITERS: Readonly<Record<FigureKind, (value: Figure) => string>> = {
  text: asText,
  date: (value) => formatDate(asText(value)),
  count: (value) => formatCount(asNumber(value), MISSING),
  decimal: (value) => formatDecimal(asNumber(value), MISSING),
  money: (value) => formatMoney(asNumber(value), MISSING),
  percent: (value) => formatPercent(asNumber(value), MISSING),
};

export const figureText = (kind: FigureKind, value: Figure): string => WRITERS[kind](value);

export const isNumericKind = (kind: FigureKind): boolean => kind !== 'text' && kind !== 'date';
