/** The one writer of numbers that people read. Everything that shows a figure calls it. */

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

const SIGNIFICANT_DIGITS = 2;

export const isPresent = (value: Amount): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const writers = new Map<number, Intl.NumberFormat>();

function writerOf(digits: number): Intl.NumberFormat {
  const known = writers.get(digits);
  if (known) return known;
  const writer = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
    signDisplay: 'negative',
  });
  writers.set(digits, writer);
  return writer;
}

/** The shortest decimal that is this number: 1.005 and not the binary 1.00499999999999989. */
const decimalOf = (value: number) => String(value) as Intl.StringNumericLiteral; // a finite number is one

/** '1,234.50': halves are rounded to even on the decimal, so 0.125 and 0.115 become 0.12. */
export const fixedText = (value: number, digits: number): string =>
  writerOf(digits).format(decimalOf(value));

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
  { like = value, write = (text) => text, smallest = 0 }: SizedOptions = {},
): string {
  const shown = digitsOf(like, digits);
  const text = fixedText(value, shown);
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
