import type { Interval } from '#server/analytics/statistics/wilson.js';

const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const ONE_DECIMAL = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const TWO_DECIMALS = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

// The same formats as in the panels.
export const count = (value: number): string => COUNT.format(value);
export const money = (value: number | null): string =>
  value === null ? 'N/A' : `$${TWO_DECIMALS.format(value)}`;
export const percent = (fraction: number | null): string =>
  fraction === null ? 'N/A' : `${ONE_DECIMAL.format(fraction * 100)}%`;
export const decimal = (value: number): string => TWO_DECIMALS.format(value);
export const date = (localDate: string): string => DATE.format(new Date(`${localDate}T00:00:00Z`));

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A name that people typed, safe in HTML. */
export const named = (text: string): string =>
  `<strong>${text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')}</strong>`;

const plural = (value: number, noun: string): string =>
  `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
export const views = (value: number): string => plural(value, 'view');
export const visits = (value: number): string => plural(value, 'visit');
export const impressions = (value: number): string => plural(value, 'impression');
export const days = (value: number): string => plural(value, 'day');

/** A list in words: 'a', 'a and b', 'a, b and c'. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const within = (
  interval: Interval | null,
  textOf: (value: number) => string,
  otherwise: string,
): string =>
  interval ? `95% interval ${textOf(interval.low)} to ${textOf(interval.high)}` : otherwise;

/** One decimal more than the rate itself, so that a narrow interval does not look empty. */
const finePercent = (fraction: number): string => `${TWO_DECIMALS.format(fraction * 100)}%`;

export const percentInterval = (interval: Interval | null): string =>
  within(interval, finePercent, 'no interval');
export const moneyInterval = (interval: Interval | null): string =>
  within(interval, money, 'no interval');
export const correlationRange = (interval: Interval | null): string =>
  within(interval, decimal, 'too few or too uniform days for an interval');
