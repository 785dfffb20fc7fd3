import {
  type Amount,
  cellFormat,
  type Digits,
  fixedText,
  isPresent,
  type Missing,
  sizedText,
} from './numbers.js';

/** ISO 4217: the currencies that have other than two decimals. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

const DOLLARS =
  'AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD NAD NZD SBD SGD SRD TTD TWD USD XCD';

/** The symbols that one currency alone has in British English, beside the dollar. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DOLLARS.split(' ').map((code) => [code, '$'])),
  EUR: '€',
  GBP: '£',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  NGN: '₦',
  PHP: '₱',
  UAH: '₴',
  VND: '₫',
};

/** Small amounts have at most so many decimals more than their currency. */
const MORE_DECIMALS = 2;

/** Several currencies have the sign of the dollar. */
export const isDollar = (currency: string): boolean => currencySign(currency) === '$';

/** The decimals of a currency (ISO 4217). */
export const decimalsOf = (currency: string): number => DECIMALS[currency] ?? 2;

function digitsOfMoney(currency: string): Digits {
  const least = decimalsOf(currency);
  return { least, most: least + MORE_DECIMALS };
}

/** '$', '£', or the code with a space where no symbol is the currency's own: 'KWD '. */
export const currencySign = (currency: string): string => SYMBOLS[currency] ?? `${currency}\u00A0`;

/**
 * '$1,191.00', '£22,606.50', '¥22,607', 'KWD 3.500'. A small amount has two significant digits:
 * '$0.0033'. `like` is the amount whose digits it takes.
 */
export function moneyText(
  value: Amount,
  currency: string,
  missing: Missing = '-',
  like?: Amount,
): string {
  if (!isPresent(value)) return missing;
  return sizedText(
    value,
    digitsOfMoney(currency),
    { like: like ?? value, rounding: 'halfEven',
      write: (digits) => `${currencySign(currency)}${digits}` },
  );
}

/** '$1,191': an amount of which the specification asks for a whole number. */
export function wholeMoneyText(value: Amount, currency: string, missing: Missing = '-'): string {
  if (!isPresent(value)) return missing;
  return Math.abs(value) < 1
    ? moneyText(value, currency)
    : sizedText(
        value,
        { least: 0, most: 0 },
        { rounding: 'halfEven',
      write: (digits) => `${currencySign(currency)}${digits}` },
      );
}

const STEPS = [
  { above: 1_000_000, unit: 'M' },
  { above: 1_000, unit: 'K' },
];

/** '$1.2M' above a million, '$1.2K' above a thousand, in full below. */
export function compactMoneyText(value: Amount, currency: string, missing: Missing = '-'): string {
  if (!isPresent(value)) return missing;
  const size = Math.abs(value);
  const step = STEPS.find(({ above }) => size > above);
  if (!step) return moneyText(value, currency);
  const scaled = fixedText(size / step.above, 1).replace(/\.0$/, '');
  const short = scaled === '1,000' && step.unit === 'K' ? '1M' : `${scaled}${step.unit}`;
  return `${value < 0 ? '-' : ''}${currencySign(currency)}${short}`;
}

/** The format of a spreadsheet's cell for an amount of this currency. */
export function moneyCellFormat(currency: string, value: number): string {
  const sign = currencySign(currency);
  const digits = cellFormat('#,##0', value, digitsOfMoney(currency));
  return sign === '$' ? `$${digits}` : `[$${sign.trim()}]${sign.endsWith('\u00A0') ? ' ' : ''}${digits}`;
}
