import type { Actor } from '#server/access/identity/actor.js';
import { definePolicy } from '#server/access/roles/policy.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import type { Booking } from './booking.entity.js';

export interface BookingRights {
  booking: Pick<Booking, 'publisherId' | 'createdByEntityType' | 'createdByEntityId'>;
  channel: Pick<Channel, 'ownerType' | 'ownerId'>;
}

/** The organisation that created it, the owner of its channel, and its publisher. */
export const mayChangeBooking = (
  { entityType, entityId }: Actor,
  { booking, channel }: BookingRights,
): boolean =>
  entityId !== null &&
  ((booking.createdByEntityType === entityType && booking.createdByEntityId === entityId) ||
    (channel.ownerType === entityType && channel.ownerId === entityId) ||
    (entityType === 'ADTECH' && booking.publisherId === entityId));

const OWN = 'those it made, those on its channels and those it publishes';

export const bookingPolicy = definePolicy<BookingRights>()(
  'booking',
  { update: mayChangeBooking, archive: mayChangeBooking, restore: mayChangeBooking },
  { update: OWN, archive: OWN, restore: OWN },
);
