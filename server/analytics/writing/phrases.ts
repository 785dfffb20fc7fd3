import { moneyText } from '#schema/writing/money.js';
import { countOf, decimalText, percentText, spanText } from '#schema/writing/numbers.js';
import type { Interval } from '#server/analytics/statistics/wilson.js';

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

export const views = (value: number): string => countOf(value, 'view');
export const visits = (value: number): string => countOf(value, 'visit');
export const impressions = (value: number): string => countOf(value, 'impression');
export const days = (value: number): string => countOf(value, 'day');

const INTERVAL = '95% interval';

/** The interval of a rate, with the digits of the rate. */
export const percentInterval = (interval: Interval | null, rate: number | null): string =>
  interval
    ? `${INTERVAL} ${spanText(interval, (end) => percentText(end, 'N/A', rate))}`
    : 'no interval';

/** The interval of a cost, with the digits of the cost. */
export const moneyInterval = (
  interval: Interval | null,
  cost: number | null,
  currency: string,
): string =>
  interval
    ? `${INTERVAL} ${spanText(interval, (end) => moneyText(end, currency, 'N/A', cost))}`
    : 'no interval';

export const correlationRange = (interval: Interval | null): string =>
  interval
    ? `${INTERVAL} ${spanText(interval, (end) => decimalText(end))}`
    : 'too few or too uniform days for an interval';
