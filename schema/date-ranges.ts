import {
  addDays,
  addYears,
  addMonths,
  endOfMonth,
  endOfWeek,
  endOfYear,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from './local-date.js';

/** Two local dates (YYYY-MM-DD), both included. */
export interface DateRange {
  startDate: string;
  endDate: string;
}

const range = (startDate: string, endDate: string): DateRange => ({ startDate, endDate });
const lastDays = (today: string, days: number) => range(addDays(today, 1 - days), today);
const weekOf = (date: string) => range(startOfWeek(date), endOfWeek(date));
const monthOf = (date: string) => range(startOfMonth(date), endOfMonth(date));
const yearOf = (date: string) => range(startOfYear(date), endOfYear(date));

/**
 * The ranges that move with the date, in the order of the screen. `id` is the search param `range`;
 * `of` takes today's local date. A new preset also needs a key in client/components/
 * date-range-picker/use-preset-keys.ts, which its type demands.
 */
export const DATE_RANGE_PRESETS = [
  { id: 'today', label: 'Today', of: (today: string) => range(today, today) },
  { id: 'yesterday', label: 'Yesterday', of: (today: string) => lastDays(addDays(today, -1), 1) },
  { id: 'this-week', label: 'This Week', of: weekOf },
  { id: 'last-week', label: 'Last Week', of: (today: string) => weekOf(addDays(today, -7)) },
  { id: 'last-7-days', label: 'Last 7 Days', of: (today: string) => lastDays(today, 7) },
  { id: 'last-30-days', label: 'Last 30 Days', of: (today: string) => lastDays(today, 30) },
  { id: 'last-90-days', label: 'Last 90 Days', of: (today: string) => lastDays(today, 90) },
  { id: 'this-month', label: 'This Month', of: monthOf },
  { id: 'last-month', label: 'Last Month', of: (today: string) => monthOf(addMonths(today, -1)) },
  { id: 'this-year', label: 'This Year', of: yearOf },
  { id: 'this-ytd', label: 'This YTD', of: (today: string) => range(startOfYear(today), today) },
  { id: 'last-year', label: 'Last Year', of: (today: string) => yearOf(addYears(today, -1)) },
  {
    id: 'last-1-year',
    label: 'Last 1 Year',
    of: (today: string) => range(addDays(addYears(today, -1), 1), today),
  },
] as const;

export type DateRangePresetId = (typeof DATE_RANGE_PRESETS)[number]['id'];

export const PRESET_IDS = DATE_RANGE_PRESETS.map(({ id }) => id);
export const DEFAULT_PRESET: DateRangePresetId = 'last-30-days';

export const isPresetId = (value: unknown): value is DateRangePresetId =>
  DATE_RANGE_PRESETS.some(({ id }) => id === value);

/** The days of a preset on a local date. */
export function presetRange(id: DateRangePresetId, today: string): DateRange {
  const preset = DATE_RANGE_PRESETS.find((one) => one.id === id);
  if (!preset) throw new RangeError(`${id} is not a preset`);
  return preset.of(today);
}

/** The range of a page that nobody has chosen one for. */
export const defaultRange = (today: string): DateRange => presetRange(DEFAULT_PRESET, today);
