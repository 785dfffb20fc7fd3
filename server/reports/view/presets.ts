import {
  addDays,
  endOfMonth,
  endOfWeek,
  endOfYear,
  format,
  parseISO,
  startOfMonth,
  startOfWeek,
  startOfYear,
  subDays,
  subMonths,
  subWeeks,
  subYears,
} from 'date-fns';
import type { DateRange } from '#server/analytics/filter/date-range.js';

const MONDAY = { weekStartsOn: 1 } as const;

const lastDays = (today: Date, days: number): [Date, Date] => [subDays(today, days - 1), today];
const weekOf = (day: Date): [Date, Date] => [startOfWeek(day, MONDAY), endOfWeek(day, MONDAY)];
const monthOf = (day: Date): [Date, Date] => [startOfMonth(day), endOfMonth(day)];
const yearOf = (day: Date): [Date, Date] => [startOfYear(day), endOfYear(day)];

/** Relative ranges by their names in URLs; the client offers the same ones. */
const PRESETS = {
  today: (today: Date): [Date, Date] => [today, today],
  yesterday: (today: Date): [Date, Date] => [subDays(today, 1), subDays(today, 1)],
  'this-week': weekOf,
  'last-week': (today: Date) => weekOf(subWeeks(today, 1)),
  'last-7-days': (today: Date) => lastDays(today, 7),
  'last-30-days': (today: Date) => lastDays(today, 30),
  'last-90-days': (today: Date) => lastDays(today, 90),
  'this-month': monthOf,
  'last-month': (today: Date) => monthOf(subMonths(today, 1)),
  'this-year': yearOf,
  'this-ytd': (today: Date): [Date, Date] => [startOfYear(today), today],
  'last-year': (today: Date) => yearOf(subYears(today, 1)),
  'last-1-year': (today: Date): [Date, Date] => [addDays(subYears(today, 1), 1), today],
} as const;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as PresetId[]; // Object.keys returns string[]

/** The days of a preset on a local date. */
export function presetRange(preset: PresetId, today: string): DateRange {
  const [first, last] = PRESETS[preset](parseISO(today)).map((day) => format(day, 'yyyy-MM-dd'));
  return { startDate: first ?? today, endDate: last ?? today };
}
