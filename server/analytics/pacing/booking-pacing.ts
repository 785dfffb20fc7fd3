import { addDays } from '#schema/local-date.js';
import {
  type BookingDelivery,
  type BookingTarget,
  completeDays,
  pacingOf,
  type Pacing,
  recentDays,
} from '#schema/pacing.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { localDateOf } from '#schema/writing/dates.js';
import { readDeliveries } from './read-deliveries.js';

type TargetRow = BookingTarget & { bookingId: number; timeZone: string };

const TARGETS = `select b.id as "bookingId", b.start_date::text as "startDate",
    b.end_date::text as "endDate", b.cpm::float8 as cpm,
    b.goal_impressions as "goalImpressions", b.budget::float8 as budget,
    n.time_zone as "timeZone"
  from booking b
  join customer c on c.id = b.customer_id
  join country n on n.code = c.country_code
  where b.id = any(?) and (b.goal_impressions is not null or b.budget is not null)`;

export type PacingReader = Pick<ServiceContext, 'em' | 'now'>;

const NOTHING: BookingDelivery = { delivered: 0, complete: 0, recent: 0 };

function findDays(target: TargetRow, today: string) {
  const lastComplete = addDays(target.startDate, completeDays(target, today) - 1);
  const recentFrom = recentDays(target, today)?.startDate ?? target.startDate;
  const { bookingId, startDate, endDate } = target;
  return { bookingId, startDate, endDate, lastComplete, recentFrom };
}

const loadPacing = batchLoader(async (ctx: PacingReader, bookingIds: number[]) => {
  const targets = await ctx.em.execute<TargetRow[]>(TARGETS, [`{${bookingIds.join(',')}}`]);
  if (targets.length === 0) return new Map<number, Pacing | null>();

  const todays = new Map(
    targets.map(({ timeZone }) => [timeZone, localDateOf(ctx.now(), timeZone)]),
  );
  const todayOf = ({ timeZone }: TargetRow) => todays.get(timeZone) ?? '';
  const deliveries = await readDeliveries(
    ctx,
    targets.map((target) => findDays(target, todayOf(target))),
  );

  return new Map(
    targets.map((target) => {
      const delivery = deliveries.get(target.bookingId) ?? NOTHING;
      return [target.bookingId, pacingOf(target, delivery, todayOf(target))];
    }),
  );
});

/**
 * Compares a booking that the caller sees with its goal or budget; null without either. The
 * bookings of one answer are read together.
 */
export const bookingPacing = async (ctx: PacingReader, bookingId: number): Promise<Pacing | null> =>
  (await loadPacing(ctx, bookingId)) ?? null;
