import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { EXPERIMENT_RULES } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleBookingsSql } from '#server/access/visibility/visibility-sql.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import { findRow } from '#server/core/orm/find-row.js';
import type { Config } from '#server/core/process/config.js';
import { checkLive } from '#server/domains/archive/archive-state.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { customerToday } from '#server/domains/campaigns/content/dates.js';
import { ExperimentKind } from './experiment-kind.js';
import type { Experiment } from './experiment.entity.js';
import type { ExperimentInput } from './experiment.input.js';

/** Days before the experiment whose visits are compared, those after it, and one to count. */
const DAYS_AROUND = 30;

/** The keys of the households must be stored throughout the experiment. */
export const maxExperimentDays = ({ viewerKeyDays }: Pick<Config, 'viewerKeyDays'>): number =>
  Math.min(EXPERIMENT_RULES.maxDays, viewerKeyDays - DAYS_AROUND);

export interface ExperimentDays {
  customerId: number;
  input: ExperimentInput;
  current?: Experiment;
  kind: ExperimentKind;
}

/** The booking, locked, and the days of an experiment. */
export async function checkDays(
  ctx: ServiceContext,
  check: FieldCheck,
  { customerId, input, current, kind }: ExperimentDays,
) {
  const booking = await findBooking(ctx, customerId, input.bookingId ?? current?.bookingId);
  check.require(
    'booking_id',
    booking !== null,
    (input.bookingId ?? current?.bookingId)
      ? 'Choose a booking of this client'
      : 'Booking is required',
  );
  checkLive(check, 'booking_id', booking, 'booking');
  const startDate = input.startDate ?? current?.startDate ?? '';
  const endDate = input.endDate ?? current?.endDate ?? '';
  check.require('start_date', startDate !== '', 'Start date is required');
  check.require('end_date', endDate !== '', 'End date is required');
  if (!check.holds || !booking) return { booking, startDate, endDate };

  const today = await customerToday(ctx, customerId);
  check.require('start_date', startDate > today, 'The first day must be tomorrow or later');
  const { minDays } = EXPERIMENT_RULES;
  const maxDays = maxExperimentDays(ctx.config);
  const days = differenceInCalendarDays(endDate, startDate) + 1;
  check.require(
    'end_date',
    kind === ExperimentKind.REGIONS || (days >= minDays && days <= maxDays),
    `An experiment lasts ${minDays} to ${maxDays} days`,
  );
  check.require(
    'end_date',
    startDate >= booking.startDate && endDate <= booking.endDate,
    `The booking runs from ${booking.startDate} to ${booking.endDate}: choose days inside it`,
  );
  if (check.holds)
    await refuseOverlap(ctx, check, booking, { startDate, endDate, ownId: current?.id ?? 0 });

  return { booking, startDate, endDate };
}

/** Locks the booking, so that two experiments cannot take the same days at once. */
const findBooking = async (
  ctx: ServiceContext,
  customerId: number,
  bookingId: number | undefined,
): Promise<Booking | null> =>
  bookingId === undefined
    ? null
    : findRow(
        ctx.em,
        Booking,
        bookingId,
        [
          { sql: 't.customer_id = ?', params: [customerId] },
          visibleBookingsSql(requireActor(ctx), 't'),
        ],
        { lock: true },
      );

async function refuseOverlap(
  ctx: ServiceContext,
  check: FieldCheck,
  booking: Booking,
  days: { startDate: string; endDate: string; ownId: number },
): Promise<void> {
  const [other] = await ctx.em.execute<{ name: string }[]>(
    `select experiment_name as name from experiment
     where customer_id = ? and booking_id = ? and id <> ? and stopped_at is null
       and start_date <= ? and end_date >= ? limit 1`,
    [booking.customerId, booking.id, days.ownId, days.endDate, days.startDate],
  );
  check.require(
    'start_date',
    other === undefined,
    `Another experiment of this booking has these days: ${other?.name ?? ''}`,
  );
}
