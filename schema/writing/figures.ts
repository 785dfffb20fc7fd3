import { isLocalDate } from '../local-date.js';
import { dateText } from './dates.js';
import { moneyText } from './money.js';
import { type Amount, countText, decimalText, type Missing, percentText } from './numbers.js';

/** The format of a figure. Percent figures are fractions, dates are local dates. */
export type FigureKind = 'text' | 'date' | 'count' | 'decimal' | 'money' | 'percent';

export type Figure = string | Amount;

interface FigureOptions {
  /** ISO 4217; null where no figure is money. */
  currency: string | null;
  missing?: Missing;
  /** The figure whose digits it takes: the ends of an interval look like their value. */
  like?: Amount;
}

/** A figure as people read it, on the screen and on paper. */
export function figureText(
  kind: FigureKind,
  value: Figure,
  { currency, missing = 'N/A', like }: FigureOptions,
): string {
  if (value === null || value === undefined) return missing;
  if (typeof value === 'string') return kind === 'date' && isLocalDate(value) ? dateText(value) : value;
  switch (kind) {
    case 'text':
    case 'date':
      return String(value);
    case 'count':
      return countText(value, missing);
    case 'decimal':
      return decimalText(value, missing, like);
    case 'percent':
      return percentText(value, missing, like);
    case 'money':
      if (currency === null) throw new Error('An amount of money needs its currency.');
      return moneyText(value, currency, missing, like);
  }
}
