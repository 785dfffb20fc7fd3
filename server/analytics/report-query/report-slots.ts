import { WEEKDAYS } from '#schema/writing/weekdays.js';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { periodOf } from './report-granularity.js';
import type { ReportQuestion } from './report-question.js';

/** The days of one period and, where rows are split by it, one weekday. */
export interface ReportSlot {
  /** The first day of the period; null where the range is not split by date. */
  period: number | null;
  /** 0 where rows are not split by weekday. */
  weekday: number;
  /** Indexes of its days in the range, ascending. */
  days: number[];
}

/** Returns the slots in the order of their periods, then weekdays. */
export function reportSlots(
  { granularity, dimensions }: Pick<ReportQuestion, 'granularity' | 'dimensions'>,
  range: { firstDay: number; lastDay: number },
): ReportSlot[] {
  const isByWeekday = dimensions.includes('WEEKDAY');
  const slots = new Map<string, ReportSlot>();
  const slotOf = (period: number | null, weekday: number) => {
    const key = `${period} ${weekday}`;
    const slot = slots.get(key) ?? { period, weekday, days: [] };
    slots.set(key, slot);
    return slot;
  };

  if (granularity === 'DAYPART_OF_WEEK') for (const { id } of WEEKDAYS) slotOf(null, id);
  for (let day = range.firstDay; day <= range.lastDay; day += 1) {
    const weekday = isByWeekday ? weekdayOfDay(day) : 0;
    slotOf(periodOf(granularity, day), weekday).days.push(day - range.firstDay);
  }

  return [...slots.values()].sort(
    (a, b) => (a.period ?? 0) - (b.period ?? 0) || a.weekday - b.weekday,
  );
}
