import { describedEnum } from '#server/core/graphql/described-enum.js';
import {
  dayOfLocalDate,
  localDateOfDay,
  weekdayOfDay,
} from '#server/event-store/reporting-time.js';
import type { ReportDimension } from './report-dimension.js';

export const ReportGranularityEnum = describedEnum(
  'ReportGranularity',
  'The periods of a report.',
  {
    NONE: 'The whole range at once.',
    DAY: 'By local day.',
    WEEK: 'By week, from Monday.',
    MONTH: 'By calendar month.',
    DAYPART_OF_WEEK:
      'By local weekday and daypart, which are added to the dimensions: the finest clock of the figures.',
  },
);

export type ReportGranularity = keyof typeof ReportGranularityEnum;

export const WEEK_DIMENSIONS: readonly ReportDimension[] = ['WEEKDAY', 'DAYPART'];

/** The first day of the period that holds the day; null where the range is not split by date. */
export function periodOf(granularity: ReportGranularity, day: number): number | null {
  if (granularity === 'DAY') return day;
  if (granularity === 'WEEK') return day - weekdayOfDay(day) + 1;
  if (granularity === 'MONTH') return dayOfLocalDate(`${localDateOfDay(day).slice(0, 7)}-01`);
  return null;
}
