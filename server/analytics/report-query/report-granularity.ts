import { registerEnumType } from 'type-graphql';
import {
  dayOfLocalDate,
  localDateOfDay,
  weekdayOfDay,
} from '#server/event-store/reporting-time.js';
import type { ReportDimension } from './report-dimension.js';

const GRANULARITIES = {
  NONE: 'The whole range at once.',
  DAY: 'By local day.',
  WEEK: 'By week, from Monday.',
  MONTH: 'By calendar month.',
  DAYPART_OF_WEEK:
    'By local weekday and daypart, which are added to the dimensions: the finest clock of the figures.',
} as const;

export type ReportGranularity = keyof typeof GRANULARITIES;

export const ReportGranularityEnum = Object.fromEntries(
  Object.keys(GRANULARITIES).map((name) => [name, name]),
) as Record<ReportGranularity, ReportGranularity>; // every name maps to itself

registerEnumType(ReportGranularityEnum, {
  name: 'ReportGranularity',
  description: 'The periods of a report.',
  valuesConfig: Object.fromEntries(
    Object.entries(GRANULARITIES).map(([name, description]) => [name, { description }]),
  ),
});

export const WEEK_DIMENSIONS: readonly ReportDimension[] = ['WEEKDAY', 'DAYPART'];

/** The first day of the period that holds the day; null where the range is not split by date. */
export function periodOf(granularity: ReportGranularity, day: number): number | null {
  if (granularity === 'DAY') return day;
  if (granularity === 'WEEK') return day - weekdayOfDay(day) + 1;
  if (granularity === 'MONTH') return dayOfLocalDate(`${localDateOfDay(day).slice(0, 7)}-01`);
  return null;
}
