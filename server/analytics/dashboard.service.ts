import type { ServiceContext } from '#server/access/identity/context.js';
import {
  visibleBookings,
  requireVisibleCustomer,
  type VisibilityOptions,
} from '#server/access/visibility/visibility.js';
import type { DashboardFilterInput } from './dashboard-filter.input.js';
import { readCatalogue } from './figures/catalogue.js';
import type { DashboardFigures } from './figures/dashboard-figures.js';
import type { DayFigures } from './figures/day-figures.js';
import { figureStoreOf } from './figures/stores.js';
import { planSums, type SumPlan } from './figures/sums/sum-plan.js';
import { localDateOfDay, reportingClock } from '#server/event-store/reporting-time.js';
import { parseDashboardFilter } from './filter/dashboard-filter.js';
import { agesOfDay, lastCompleteDay } from './maturity/day-ages.js';
import { readTimingCurve } from './maturity/read-timing-curve.js';

export type DashboardReader = VisibilityOptions & Pick<ServiceContext, 'config' | 'now'>;

/**
 * The sums behind all twelve panels, over the bookings that the caller sees, as last committed by
 * the worker. Formulas: docs/measures.md. Throws INVALID for a wrong range, NOT_FOUND for a
 * customer that is not visible.
 */
export const readDashboard = async (
  ctx: DashboardReader,
  input: DashboardFilterInput,
): Promise<DashboardFigures> => (await readDailyFigures(ctx, input)).figures;

/** The sums of a dashboard, and the days that they are made of. */
export interface DailyFigures {
  figures: DashboardFigures;
  plan: SumPlan;
  /** An entry for each day of the plan. */
  days: readonly DayFigures[];
  /** Of the customer's home. */
  countryCode: string;
}

/** As `readDashboard`, with the days. */
export async function readDailyFigures(
  ctx: DashboardReader,
  input: DashboardFilterInput,
): Promise<DailyFigures> {
  const filter = parseDashboardFilter(input);
  const { timeZone, countryCode } = await requireVisibleCustomer(ctx, filter.customerId);
  const bookings = await visibleBookings(ctx, filter.customerId);
  const pool = await ctx.em.getConnection().getNativeClient();
  const catalogue = await readCatalogue(pool, filter.customerId, bookings);
  const plan = planSums(filter, catalogue.lines);

  const clock = reportingClock(timeZone);
  const nowMs = ctx.now().getTime();
  const completeDay = lastCompleteDay(clock, nowMs);
  const recentDays = [completeDay + 1, clock.localDay(nowMs)] as const;
  const store = figureStoreOf(pool, ctx.config.figureCacheBytes);
  const { sums, recent, days } = await store.readSums(plan, recentDays);
  const hasRecent = recent.some(({ sums: { days } }) => (days.impressions[0] ?? 0) > 0);
  const { lines } = catalogue;
  const learnt = { customerId: filter.customerId, lines, lastDay: completeDay };

  const figures = {
    filter,
    timeZone,
    catalogue,
    lines: plan.lines,
    sums,
    maturity: {
      completeThrough: localDateOfDay(completeDay),
      recent: recent.map((day) => ({ sums: day.sums, ages: agesOfDay(clock, day.day, nowMs) })),
      curve: hasRecent ? await readTimingCurve(pool, learnt) : null,
    },
  };

  return { figures, plan, days, countryCode };
}
