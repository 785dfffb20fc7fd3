import { localDateOfDay } from '#server/event-store/reporting-time.js';

/**
 * SQL: a condition on local_date. A range where there are no gaps, so that the planner sees one
 * stretch of the key.
 */
export function datesIn(days: readonly number[]): string {
  const first = Math.min(...days);
  const last = Math.max(...days);
  if (last - first + 1 === days.length)
    return `local_date between '${localDateOfDay(first)}' and '${localDateOfDay(last)}'`;
  return `local_date = any('{${days.map(localDateOfDay).join(',')}}')`;
}
