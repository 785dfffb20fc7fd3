import type { ServiceContext } from '#server/access/identity/context.js';
import { invalid, ServiceError, type FieldErrors } from '#server/core/errors.js';
import type { Booking } from './booking.entity.js';
import type { BookingChange, BookingInput } from './booking.input.js';
import { bookingRecord } from './booking.service.js';

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
    const added: Awaited<ReturnType<typeof bookingRecord.add>>[] = [];
    const errors = repeatedExternalIds(inputs);

    for (const [place, input] of inputs.entries()) {
      try {
        added.push(await bookingRecord.add(tx, input));
      } catch (error) {
        Object.assign(errors, errorsAt(place, error));
      }
    }

    if (Object.keys(errors).length > 0) throw invalid(errors);

    await em.flush();
    for (const one of added) one.audit();

    return added.map(({ record }) => record);
  });
}

/**
 * Changes all of them or none, in one transaction, and answers them in the order of the call.
 * Throws INVALID with the errors of every booking, keyed by index and field as in `3.cpm`;
 * NOT_FOUND, FORBIDDEN and CONFLICT for the first booking that meets them, named in the errors.
 */
export async function updateBookings(
  ctx: ServiceContext,
  changes: BookingChange[],
): Promise<Booking[]> {
  const ids = new Set(changes.map(({ id }) => id));
  if (changes.length === 0 || changes.length > MAX_BOOKINGS)
    throw invalid({ bookings: `Send 1 to ${MAX_BOOKINGS} bookings` });
  if (ids.size < changes.length) throw invalid({ bookings: 'Send each booking once' });

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const changed = new Map<number, Booking>();
    const errors: FieldErrors = {};
    // In one order, so that two such calls wait for each other instead of failing.
    const inOrder = [...changes.entries()].sort(([, one], [, other]) => one.id - other.id);

    for (const [place, { id, input }] of inOrder) {
      try {
        changed.set(place, await bookingRecord.updateWithin(tx, id, input));
      } catch (error) {
        Object.assign(errors, errorsOfChange(place, error));
      }
    }

    if (Object.keys(errors).length > 0) throw invalid(errors);
    await em.flush();

    return changes.flatMap((_, place) => changed.get(place) ?? []);
  });
}

/** Does what `errorsAt` does, and names the booking that another error is about. */
function errorsOfChange(place: number, error: unknown): FieldErrors {
  if (!(error instanceof ServiceError) || error.code === 'INVALID') return errorsAt(place, error);
  const field = error.code === 'CONFLICT' ? 'version' : 'id';
  throw new ServiceError(error.code, error.message, {
    errors: { [`${place}.${field}`]: error.message },
  });
}

/** None of the bookings is stored yet, so their own checks do not find one another. */
function repeatedExternalIds(inputs: readonly BookingInput[]): FieldErrors {
  const keys = inputs.map(({ customerId, externalId }) => {
    const id = externalId?.trim();
    return id ? `${customerId} ${id}` : null;
  });

  return Object.fromEntries(
    keys.flatMap((key, place) =>
      key !== null && keys.indexOf(key) < place
        ? [[`${place}.external_id`, 'Another booking has this external id']]
        : [],
    ),
  );
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
