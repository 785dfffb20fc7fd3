import type { Figure, FigureKind } from '#server/core/spreadsheet/sheet.js';
import { shownDate } from '#server/core/spreadsheet/shown-text.js';

const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const twoDecimals = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

// As the screen rounds: a rounded negative zero becomes 0.
function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}

function money(value: number): string {
  const amount = rounded(value, 2);
  return `${amount < 0 ? '-' : ''}$${twoDecimals.format(Math.abs(amount))}`;
}

const WRITERS: Readonly<Record<Exclude<FigureKind, 'text' | 'date'>, (value: number) => string>> = {
  count: (value) => count.format(rounded(value, 0)),
  decimal: (value) => twoDecimals.format(rounded(value, 2)),
  money,
  percent: (value) => `${oneDecimal.format(rounded(value * 100, 1))}%`,
};

/** A figure as the screen writes it; `missing` where it does not exist. */
export function figureText(kind: FigureKind, value: Figure, missing = 'N/A'): string {
  if (value === null || value === undefined) return missing;
  if (typeof value === 'string') return kind === 'date' ? shownDate(value) : value;
  if (kind === 'text' || kind === 'date') return String(value);
  return Number.isFinite(value) ? WRITERS[kind](value) : missing;
}

export const intervalText = ({ low, high }: { low: number; high: number }): string =>
  `${figureText('percent', low)} to ${figureText('percent', high)}`;
