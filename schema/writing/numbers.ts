/** The one writer of numbers that people read. Everything that shows a figure calls it. */

/** British English: order of names, plurals and separators. */
export const LANGUAGE = 'en-GB';

/** It replaces a missing number: '-' on tiles and cards, 'N/A' in tables. */
export type Missing = '-' | 'N/A';
export type Amount = number | null | undefined;

/** The digits after the point that a kind of figure has at least, and at most when it is small. */
export interface Digits {
  least: number;
  most: number;
}

export const COUNT_DIGITS: Digits = { least: 0, most: 0 };
export const DECIMAL_DIGITS: Digits = { least: 2, most: 4 };
/** The digits of a percentage, in percent: '12.3%', '0.033%', '< 0.01%'. */
export const PERCENT_DIGITS: Digits = { least: 1, most: 3 };
const SMALLEST_PERCENT = 0.01;
const PER_SECOND_DIGITS: Digits = { least: 1, most: 1 };

const SIGNIFICANT_DIGITS = 2;

export const isPresent = (value: Amount): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Halves go away from zero as in spreadsheets; those of money to even. */
type Rounding = 'halfExpand' | 'halfEven';

const writers = new Map<string, Intl.NumberFormat>();

function writerOf(digits: number, rounding: Rounding): Intl.NumberFormat {
  const key = `${rounding}${String(digits)}`;
  const known = writers.get(key);
  if (known) return known;
  const writer = new Intl.NumberFormat(LANGUAGE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: rounding,
    signDisplay: 'negative',
  });
  writers.set(key, writer);
  return writer;
}

/** The shortest decimal that is this number: 1.005 and not the binary 1.00499999999999989. */
const decimalOf = (value: number) => String(value) as Intl.StringNumericLiteral; // a finite number is one

/** '1,234.50': halves are those of the decimal, so 1.005 becomes 1.01 and not 1.00. */
export const fixedText = (
  value: number,
  digits: number,
  rounding: Rounding = 'halfExpand',
): string => writerOf(digits, rounding).format(decimalOf(value));

/** The digits after the point that show two significant ones of a value, within its kind's. */
export function digitsOf(value: Amount, { least, most }: Digits): number {
  if (!isPresent(value) || value === 0) return least;
  const [, exponent = '0'] = value.toExponential(SIGNIFICANT_DIGITS - 1).split('e');
  return Math.min(most, Math.max(least, SIGNIFICANT_DIGITS - 1 - Number(exponent)));
}

/**
 * A number by its kind's digits, never zero for what is not zero. `like` is the figure that it
 * stands beside and whose digits it takes: the ends of an interval look like their value.
 */
export function sizedText(
  value: number,
  digits: Digits,
  { like = value, write = (text) => text, smallest = 0, rounding }: SizedOptions = {},
): string {
  const shown = digitsOf(like, digits);
  const text = fixedText(value, shown, rounding);
  if (value !== 0 && !/[1-9]/.test(text)) return belowText(value, write(fixedText(10 ** -shown, shown)));
  if (value !== 0 && Math.abs(value) < smallest) return belowText(value, write(String(smallest)));
  return text.startsWith('-') ? `-${write(text.slice(1))}` : write(text);
}

/** '< 0.01%' of a value too small to show, '> -0.01%' of a negative one. */
const belowText = (value: number, smallest: string): string =>
  value > 0 ? `< ${smallest}` : `> -${smallest}`;

export interface SizedOptions {
  like?: Amount;
  /** It adds the unit to the digits without a sign. */
  write?: (digits: string) => string;
  /** A smaller value is never written, however many digits it has. */
  smallest?: number;
  rounding?: Rounding;
}

/** '1,235'; '< 1' of an expected count below one half. */
export const countText = (value: Amount, missing: Missing = '-'): string =>
  isPresent(value) ? sizedText(value, COUNT_DIGITS) : missing;

/** A count with its noun: '1 visit', '1,751 visits'. */
export const countOf = (value: number, noun: string, plural = `${noun}s`): string =>
  `${countText(value)} ${value === 1 ? noun : plural}`;

/** '0.72', '0.0033' */
export const decimalText = (value: Amount, missing: Missing = '-', like?: Amount): string =>
  isPresent(value) ? sizedText(value, DECIMAL_DIGITS, { like: like ?? value }) : missing;

/** The text of a fraction: 0.123 is '12.3%', 0.00033 is '0.033%', 0.00003 is '< 0.01%'. */
export const percentText = (fraction: Amount, missing: Missing = '-', like?: Amount): string =>
  isPresent(fraction)
    ? sizedText(inPercent(fraction), PERCENT_DIGITS, {
        like: inPercent(like ?? fraction),
        write: (digits) => `${digits}%`,
        smallest: SMALLEST_PERCENT,
      })
    : missing;

/** A fraction in percent without the error of a binary product: 0.145 is 14.5. */
export function inPercent(fraction: number): number {
  const [digits, exponent = '0'] = String(fraction).split('e');
  return Number(`${digits ?? ''}e${String(Number(exponent) + 2)}`);
}

/** 'low to high' of the ends of an interval, by the writer of its figure. */
export const spanText = (
  { low, high }: { low: number; high: number },
  write: (value: number) => string,
): string => `${write(low)} to ${write(high)}`;

/** '1.2% to 3.4%': the ends of an interval of fractions, with the digits of their value. */
export const percentSpan = (span: { low: number; high: number }, like?: Amount): string =>
  spanText(span, (end) => percentText(end, '-', like ?? span.high));

/** '12.5/s', '1,204/s', '< 0.1/s': so many a second. */
export const perSecondText = (perSecond: Amount): string =>
  isPresent(perSecond)
    ? `${sizedText(perSecond, PER_SECOND_DIGITS).replace(/\.0$/, '')}/s`
    : '-';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** '1.2M', '1.2K', '12', for the ticks of an axis: British English would write a small k and m. */
export const compactCountText = (value: Amount, missing: Missing = '-'): string =>
  isPresent(value) ? compact.format(value) : missing;

/** A spreadsheet's format with the digits after the point that a value needs. */
export function cellFormat(whole: string, value: number, digits: Digits): string {
  const shown = digitsOf(value, digits);
  return shown === 0 ? whole : `${whole}.${'0'.repeat(shown)}`;
}

export const decimalCellFormat = (value: number): string => cellFormat('0', value, DECIMAL_DIGITS);

export const percentCellFormat = (fraction: number): string =>
  `${cellFormat('0', inPercent(fraction), PERCENT_DIGITS)}%`;

/** A list in words: 'a', 'a and b', 'a, b and c'. */
export const listText = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** '1st', '2nd', '22nd', '13th'. */
export function ordinalText(value: number): string {
  const ends = { one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th', zero: 'th' };
  return `${countText(value)}${ends[new Intl.PluralRules(LANGUAGE, { type: 'ordinal' }).select(value)]}`;
}

/** '1.5' of 1.50: at most so many digits after the point. */
export const shortText = (value: number, most: number): string =>
  fixedText(value, most).replace(/\.?0+$/, (end) => (most === 0 ? end : ''));
