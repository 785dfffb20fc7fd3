import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import type { OrganicCalendar } from './organic-calendar.js';
import { silentDaysOf, type KeySpan } from './viewer-history.js';

export const LAG_DAYS = CREDIT_WINDOW_DAYS;
/** The most days between two impressions of which one's effect falls among the other's lags. */
export const PAIR_DAYS = 2 * LAG_DAYS;
/** Visits 7 … 1 days before the impression, on its day before it and after it, 1 … 7 days after. */
export const CELLS = 2 * LAG_DAYS + 2;
export const BEFORE = LAG_DAYS;
export const AFTER = LAG_DAYS + 1;

/** True where visits around an impression of the day are known for seven days on either side. */
export function isBaseDay(span: KeySpan, day: number): boolean {
  const { firstDay, lastDay, completeThroughDay } = span;
  if (day < firstDay + LAG_DAYS || day > Math.min(lastDay, completeThroughDay - LAG_DAYS))
    return false;
  return !isNearAny(silentDaysOf(span).visits, day);
}

/** True where one of the days is at most seven days from the day. */
export function isNearAny(days: ReadonlySet<number>, day: number): boolean {
  if (days.size === 0) return false;
  for (let other = day - LAG_DAYS; other <= day + LAG_DAYS; other += 1) {
    if (days.has(other)) return true;
  }
  return false;
}

/** The column of CELLS in which a visit at most seven days from an impression is counted. */
export function pairColumn(lag: number, isLater: boolean): number {
  if (lag === 0) return isLater ? AFTER : BEFORE;
  return lag < 0 ? LAG_DAYS + lag : AFTER + lag;
}

/** The lag in days of a column, and its side of the impression. */
export const lagOfColumn = (column: number): { lag: number; isLater: boolean } =>
  column >= AFTER
    ? { lag: column - AFTER, isLater: true }
    : { lag: BEFORE - column, isLater: false };

/**
 * Returns the weight of one visit of each column, at the level that the days around the
 * impression's day have on average. `day` counts from the span's first.
 */
export function columnLevels({ level, counted }: OrganicCalendar, day: number): number[] {
  let around = 0;
  for (let lag = -LAG_DAYS; lag <= LAG_DAYS; lag += 1) around += level[day + lag] ?? 0;
  around /= 2 * LAG_DAYS + 1;

  return Array.from({ length: CELLS }, (_, column) => {
    const { lag, isLater } = lagOfColumn(column);
    const other = isLater ? day + lag : day - lag;
    const own = level[other] ?? 0;
    const known = counted[other] ?? 0;
    return own === 0 ? 0 : (around * known) / (own * (known + 1));
  });
}
