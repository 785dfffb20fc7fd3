import { currencyOfCountry } from '#schema/currencies.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  visibleBookings,
  requireVisibleCustomer,
  type VisibilityOptions,
} from '#server/access/visibility/visibility.js';
import type { DashboardFilterInput } from './dashboard-filter.input.js';
import { readCatalogue } from './figures/catalogue.js';
import type { DashboardFigures } from './figures/dashboard-figures.js';
import { DEVICE, type DeviceCode } from '#server/event-store/codes.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import type { EarlierMoment } from './figures/earlier-moment.js';
import type { FigureStore } from './figures/figure-store.js';
import { figureStoreOf } from './figures/stores.js';
import { planSums, type SumPlan } from './figures/sums/sum-plan.js';
import {
  dayOfLocalDate,
  localDateOfDay,
  reportingClock,
} from '#server/event-store/reporting-time.js';
import { parseDashboardFilter, type DashboardFilter } from './filter/dashboard-filter.js';
import { checkDateRange } from './filter/date-range.js';
import { invalid } from '#server/core/errors.js';
import type { DateRange } from '#schema/date-ranges.js';
import { agesOfDay, lastCompleteDay } from './maturity/day-ages.js';
import { readTimingCurve } from './maturity/read-timing-curve.js';
import type { LineFigures } from './panels/performance.js';

export type DashboardReader = VisibilityOptions &
  Pick<ServiceContext, 'config' | 'now'> & { asOf?: EarlierMoment };

/**
 * The sums behind all twelve panels, over the bookings that the caller sees, as last committed by
 * the worker, or as of the earlier moment that `ctx` names. Formulas: docs/measures.md. Throws
 * INVALID for a wrong range, NOT_FOUND for a customer that is not visible.
 */
export const readDashboard = async (
  ctx: DashboardReader,
  input: DashboardFilterInput,
): Promise<DashboardFigures> => (await readDailyFigures(ctx, input)).figures;

/** The same filter over other days. Throws as `readDashboard` does. */
export async function readOtherDays(
  ctx: DashboardReader,
  { filter }: DashboardFigures,
  range: DateRange,
): Promise<DashboardFigures> {
  const errors = checkDateRange(range, { start: 'start_date', end: 'end_date' });
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const { startDate, endDate } = range;
  return (await readFigures(ctx, { ...filter, startDate, endDate })).figures;
}

const MINUTE_MS = 60_000;

/** Daily figures behind each answer, for as long as somebody has the answer. */
const sources = new WeakMap<DashboardFigures, DailyFigures>();

/**
 * The figures of some complete days of a dashboard, by the same lines and from the same state of the
 * store. `figures` are those that `readDashboard` answered, and the days are among its own.
 */
export async function readCompleteDays(
  ctx: DashboardReader,
  figures: DashboardFigures,
  { startDate, endDate }: DateRange,
): Promise<DashboardFigures> {
  const { store, plan, days } = await partOf(ctx, figures, { startDate, endDate });
  const sums = await store.sumDays(plan, days);
  const maturity = { ...figures.maturity, recent: [], curve: null };

  return { ...figures, filter: plan.filter, lines: plan.lines, sums, maturity };
}

/** Reads the lines alone, like `readCompleteDays` but in a fraction of its time. */
export async function readCompleteLines(
  ctx: DashboardReader,
  figures: DashboardFigures,
  range: DateRange,
): Promise<LineFigures> {
  const { store, plan, days } = await partOf(ctx, figures, range);
  return { lines: plan.lines, sums: { lines: await store.sumLines(plan, days) } };
}

async function partOf(
  ctx: DashboardReader,
  figures: DashboardFigures,
  { startDate, endDate }: DateRange,
) {
  const source = sources.get(figures);
  if (!source) throw new Error('the figures are not those of a dashboard');

  const filter = { ...figures.filter, startDate, endDate };
  const range = { firstDay: dayOfLocalDate(startDate), lastDay: dayOfLocalDate(endDate) };
  const plan = { ...source.plan, filter, ...range };
  const pool = await ctx.em.getConnection().getNativeClient();
  const store = figureStoreOf(pool, ctx.config.figureCacheBytes);
  const offset = range.firstDay - source.plan.firstDay;

  return {
    store,
    plan,
    days: source.days.slice(offset, offset + range.lastDay - range.firstDay + 1),
  };
}

/** The sums of a dashboard, and the days that they are made of. */
export interface DailyFigures {
  figures: DashboardFigures;
  plan: SumPlan;
  /** An entry for each day of the plan. */
  days: readonly DayFigures[];
  /** The days of each device alone, where the reading asks for them. */
  byDevice: ReadonlyMap<DeviceCode, readonly DayFigures[]>;
}

/** The devices whose impressions count. */
export interface DeviceChoice {
  devices: readonly DeviceCode[];
  /** True where the days of each of them are read, too. */
  isSplit: boolean;
}

/** Reads like `readDashboard`, with the days. */
export const readDailyFigures = (
  ctx: DashboardReader,
  input: DashboardFilterInput,
  choice: DeviceChoice | null = null,
): Promise<DailyFigures> => readFigures(ctx, parseDashboardFilter(input), choice);

async function readFigures(
  ctx: DashboardReader,
  filter: DashboardFilter,
  choice: DeviceChoice | null = null,
): Promise<DailyFigures> {
  const { timeZone, countryCode } = await requireVisibleCustomer(ctx, filter.customerId);
  const bookings = await visibleBookings(ctx, filter.customerId);
  const pool = await ctx.em.getConnection().getNativeClient();
  const catalogue = await readCatalogue(pool, filter.customerId, bookings);
  const plan = planSums(filter, catalogue.lines);

  const clock = reportingClock(timeZone);
  const nowMs = (ctx.asOf?.at ?? ctx.now()).getTime();
  // Of the minute that ends next: figures change with events, not from one reading to the next.
  const agedMs = Math.ceil(nowMs / MINUTE_MS) * MINUTE_MS;
  const completeDay = lastCompleteDay(clock, nowMs);
  const recentDays = [completeDay + 1, clock.localDay(nowMs)] as const;
  const store = figureStoreOf(pool, ctx.config.figureCacheBytes);
  const { sums, recent, days, byDevice } = choice
    ? await readOfDevices(store, plan, recentDays, choice)
    : { ...(await store.readSums(plan, recentDays, ctx.asOf?.at)), byDevice: NOT_SPLIT };
  const hasRecent = recent.some(({ sums: { days } }) => (days.impressions[0] ?? 0) > 0);
  const { lines } = catalogue;
  const learnt = { customerId: filter.customerId, lines, lastDay: completeDay };

  const figures = {
    filter,
    timeZone,
    currency: currencyOfCountry(countryCode),
    catalogue,
    lines: plan.lines,
    sums,
    maturity: {
      completeThrough: localDateOfDay(completeDay),
      recent: recent.map((day) => ({ sums: day.sums, ages: agesOfDay(clock, day.day, agedMs) })),
      curve: hasRecent ? await readTimingCurve(pool, learnt, ctx.asOf?.keep) : null,
    },
  };

  const daily = { figures, plan, days, byDevice };
  // The store caches sums of all devices alone.
  if (!choice) sources.set(figures, daily);
  return daily;
}

const NOT_SPLIT: DailyFigures['byDevice'] = new Map();

async function readOfDevices(
  store: FigureStore,
  plan: SumPlan,
  recentDays: readonly [number, number],
  { devices, isSplit }: DeviceChoice,
) {
  const alone = isSplit ? devices.map((device) => [device]) : [];
  const [all, ...each] = await store.readDeviceSums(plan, recentDays, [devices, ...alone]);
  if (!all) throw new Error('the devices together were not read');

  const byDevice = new Map(each.map(({ days }, at) => [devices[at] ?? DEVICE.unknown, days]));
  return { ...all, byDevice };
}
