const WEEK = 7;
/** Fewer visits a day are counted by weeks and weekdays instead of days. */
const MIN_DAILY_VISITS = 100;

/** Visits that people make anyway, day by day, in any unit: only ratios are used. */
export interface OrganicCalendar {
  /** Level by the day of the span, from 0. */
  level: readonly number[];
  /** The visits that were counted for the day's level. */
  counted: readonly number[];
}

/** Takes the visits, day by day, of the viewers without any impression in the span. */
export function organicCalendar(visits: readonly number[]): OrganicCalendar {
  const total = sum(visits);
  if (total >= MIN_DAILY_VISITS * visits.length) return { level: visits, counted: visits };

  const weeks = visits.map((_, day) => weekAround(day, visits.length));
  const counted = weeks.map(([from, to]) => sum(visits.slice(from, to)));
  const ofWeekday = Array.from({ length: WEEK }, (_, weekday) => {
    const days = visits.filter((_count, day) => day % WEEK === weekday);
    return (sum(days) + total / visits.length) / (days.length + 1);
  });
  const level = weeks.map(([from, to], day) => {
    let expected = 0;
    for (let other = from; other < to; other += 1) expected += ofWeekday[other % WEEK] ?? 0;
    return expected > 0 ? ((counted[day] ?? 0) * (ofWeekday[day % WEEK] ?? 0)) / expected : 0;
  });

  return { level, counted };
}

/** The week of a span that holds the day; days after the last whole week belong to it. */
function weekAround(day: number, days: number): [number, number] {
  const whole = Math.max(1, Math.floor(days / WEEK));
  const week = Math.min(Math.floor(day / WEEK), whole - 1);
  return [week * WEEK, week === whole - 1 ? days : (week + 1) * WEEK];
}

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
