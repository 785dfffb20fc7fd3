import type { Rated } from './statistics.js';

const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const TWO_DECIMALS = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DATE = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

// As the panels show them.
export const count = (value: number): string => COUNT.format(value);
export const money = (value: number | null): string => (value === null ? 'N/A' : `$${TWO_DECIMALS.format(value)}`);
export const percent = (fraction: number | null): string =>
  fraction === null ? 'N/A' : `${ONE_DECIMAL.format(fraction * 100)}%`;
export const decimal = (value: number | null): string => (value === null ? 'N/A' : TWO_DECIMALS.format(value));
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

const plural = (value: number, noun: string): string => `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
export const views = (value: number): string => plural(value, 'view');
export const visits = (value: number): string => plural(value, 'visit');
export const impressions = (value: number): string => plural(value, 'impression');

/** 2.1% (210 visits from 10,000 impressions): two rates may look alike at one decimal, their counts do not. */
export const rate = ({ responses, impressions: served }: Rated): string =>
  `${percent(served === 0 ? null : responses / served)} (${visits(responses)} from ${impressions(served)})`;
