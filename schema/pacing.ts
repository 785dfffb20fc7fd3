import { addDays, daysBetween } from './local-date.js';

/*
 * Delivery of a booking against its goal: docs/measures.md. Complete days alone are compared and
 * extrapolated, because today is not over.
 */

export type PacingState = 'NOT_BEGUN' | 'ON_PACE' | 'BEHIND' | 'AHEAD' | 'REACHED' | 'MISSED';

export const PACING_LABELS: Readonly<Record<PacingState, string>> = {
  NOT_BEGUN: 'Not begun',
  ON_PACE: 'On pace',
  BEHIND: 'Behind',
  AHEAD: 'Ahead',
  REACHED: 'Goal reached',
  MISSED: 'Goal missed',
};

/** A forecast within this share of the goal is on pace. */
export const PACING_TOLERANCE = 0.05;
/** The forecast follows the last days, a whole week of them because weekdays differ. */
export const PACING_RECENT_DAYS = 7;

export interface BookingTarget {
  startDate: string;
  endDate: string;
  cpm: number;
  goalImpressions: number | null;
  budget: number | null;
}

/** Impressions of the booking's own days. */
export interface BookingDelivery {
  /** Impressions until now. */
  delivered: number;
  /** Impressions of the complete days, which end yesterday. */
  complete: number;
  /** Impressions of the last complete days, PACING_RECENT_DAYS at most. */
  recent: number;
}

export interface Pacing {
  state: PacingState;
  /** Impressions: the booking's goal, or those that its budget buys. */
  goal: number;
  delivered: number;
  /** Impressions by the end of yesterday at even delivery; `complete` is what came. */
  expected: number;
  complete: number;
  /** Impressions by the last day, at the rate of the last days; null before a complete day. */
  forecast: number | null;
  spend: number;
  forecastSpend: number | null;
  /** Impressions for each day left, today included, that reach the goal; null when none is left. */
  neededPerDay: number | null;
}

/** The smaller the number of a state, the sooner somebody has to act. */
const URGENCY: Readonly<Record<PacingState, number>> = {
  BEHIND: 0,
  AHEAD: 1,
  ON_PACE: 2,
  NOT_BEGUN: 3,
  MISSED: 4,
  REACHED: 5,
};

type PacingEnd = Pick<Pacing, 'state' | 'forecast' | 'delivered' | 'goal' | 'neededPerDay'>;

/** Relative difference of the forecast, or of the end, from the goal: 0.12 is 12 % more. */
export function pacingGap({ forecast, delivered, goal, neededPerDay }: PacingEnd): number {
  const end = neededPerDay === null ? delivered : (forecast ?? delivered);
  return goal === 0 ? 0 : end / goal - 1;
}

/** Those that somebody has to act on first, the largest gap before smaller ones. */
export const byUrgency = (left: PacingEnd, right: PacingEnd): number =>
  URGENCY[left.state] - URGENCY[right.state] ||
  Math.abs(pacingGap(right)) - Math.abs(pacingGap(left));

/** The goal in impressions; null without one. */
export function goalOf({ goalImpressions, budget, cpm }: BookingTarget): number | null {
  if (goalImpressions !== null) return goalImpressions;
  return budget === null || cpm <= 0 ? null : Math.floor((budget / cpm) * 1000);
}

/** Number of complete days of the booking: those before today. */
export function completeDays({ startDate, endDate }: BookingTarget, today: string): number {
  const all = daysBetween(startDate, endDate) + 1;
  return Math.min(Math.max(daysBetween(startDate, today), 0), all);
}

/** The last complete days that the forecast follows; null before a complete day. */
export function recentDays(
  target: BookingTarget,
  today: string,
): { startDate: string; endDate: string } | null {
  const complete = completeDays(target, today);
  if (complete === 0) return null;

  const endDate = addDays(target.startDate, complete - 1);
  const days = Math.min(complete, PACING_RECENT_DAYS);
  return { startDate: addDays(endDate, 1 - days), endDate };
}

function classify(goal: number, delivered: number, forecast: number | null, isOver: boolean): PacingState {
  if (isOver) return delivered >= goal ? 'REACHED' : 'MISSED';
  if (forecast === null) return 'NOT_BEGUN';
  if (forecast < goal * (1 - PACING_TOLERANCE)) return 'BEHIND';
  return forecast > goal * (1 + PACING_TOLERANCE) ? 'AHEAD' : 'ON_PACE';
}

/** Null for a booking without goal and budget. */
export function pacingOf(
  target: BookingTarget,
  { delivered, complete, recent }: BookingDelivery,
  today: string,
): Pacing | null {
  const goal = goalOf(target);
  if (goal === null) return null;

  const days = daysBetween(target.startDate, target.endDate) + 1;
  const gone = completeDays(target, today);
  const left = days - gone;
  const isOver = left === 0;
  const perDay = gone === 0 ? null : recent / Math.min(gone, PACING_RECENT_DAYS);
  const forecast = perDay === null ? null : Math.max(delivered, Math.round(complete + perDay * left));
  const spendOf = (impressions: number) => (impressions * target.cpm) / 1000;

  return {
    state: classify(goal, delivered, forecast, isOver),
    goal,
    delivered,
    expected: Math.round((goal * gone) / days),
    complete,
    forecast,
    spend: spendOf(delivered),
    forecastSpend: forecast === null ? null : spendOf(forecast),
    neededPerDay: isOver ? null : Math.ceil(Math.max(goal - complete, 0) / left),
  };
}
