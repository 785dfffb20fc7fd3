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

/**
 * Takes the visits, day by day, of the viewers without any impression in the span. A silent day has
 * the level 0, and is no part of its week.
 */
export function organicCalendar(
  visitsOfDay: readonly number[],
  isSilent: (day: number) => boolean = () => false,
): OrganicCalendar {
  const isKnown = visitsOfDay.map((_, day) => !isSilent(day));
  const visits = visitsOfDay.map((count, day) => (isKnown[day] ? count : 0));
  const knownDays = isKnown.filter(Boolean).length;
  const total = sum(visits);
  if (total >= MIN_DAILY_VISITS * knownDays) return { level: visits, counted: visits };

  const weeks = visits.map((_, day) => weekAround(day, visits.length));
  const counted = weeks.map(([from, to]) => sum(visits.slice(from, to)));
  const ofWeekday = Array.from({ length: WEEK }, (_, weekday) => {
    const days = visits.filter((_count, day) => day % WEEK === weekday && isKnown[day]);
    return (sum(days) + total / knownDays) / (days.length + 1);
  });
  const level = weeks.map(([from, to], day) => {
    if (!isKnown[day]) return 0;
    let expected = 0;
    for (let other = from; other < to; other += 1) {
      if (isKnown[other]) expected += ofWeekday[other % WEEK] ?? 0;
    }
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
