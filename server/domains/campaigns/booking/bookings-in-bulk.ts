import type { ServiceContext } from '#server/access/identity/context.js';
import { invalid, ServiceError, type FieldErrors } from '#server/core/errors.js';
import type { Booking } from './booking.entity.js';
import type { BookingInput } from './booking.input.js';
import { auditCreated, makeBooking, type CreatedBooking } from './new-booking.js';

const MAX_BOOKINGS = 200;

/**
 * Creates all of them or none, in one transaction. Throws INVALID with the errors of every booking,
 * keyed by index and field as in `3.cpm` (the first index is 0); NOT_FOUND and FORBIDDEN for the
 * first booking that meets them.
 */
export async function createBookings(
  ctx: ServiceContext,
  inputs: BookingInput[],
): Promise<Booking[]> {
  if (inputs.length === 0 || inputs.length > MAX_BOOKINGS) {
    throw invalid({ bookings: `Send 1 to ${MAX_BOOKINGS} bookings` });
  }

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const made: CreatedBooking[] = [];
    const errors: FieldErrors = {};

    for (const [place, input] of inputs.entries()) {
      try {
        made.push(await makeBooking(tx, input));
      } catch (error) {
        Object.assign(errors, errorsAt(place, error));
      }
    }

    if (Object.keys(errors).length > 0) throw invalid(errors);

    await em.flush();
    for (const one of made) auditCreated(tx, one);

    return made.map(({ booking }) => booking);
  });
}

/** The field errors of the booking at that index. Rethrows every other error. */
function errorsAt(place: number, error: unknown): FieldErrors {
  if (!(error instanceof ServiceError)) throw error;
  const { code, message, details } = error;
  if (code === 'NOT_FOUND')
    throw new ServiceError(code, message, { errors: { [`${place}.customer_id`]: message } });
  if (code !== 'INVALID') throw error;
  return Object.fromEntries(
    Object.entries(details.errors ?? {}).map(([field, text]) => [`${place}.${field}`, text]),
  );
}
