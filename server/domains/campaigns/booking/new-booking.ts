import { auditContent } from '#server/domains/campaigns/records/audit-content.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { diffForCreate, type FieldChanges } from '#server/core/input/partial-update.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import { checkBooking } from './booking.check.js';
import { Booking } from './booking.entity.js';
import type { BookingInput } from './booking.input.js';
import { bookingPolicy } from './booking.policy.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { customerOfNew } from '#server/domains/campaigns/records/customer-of.js';

export interface CreatedBooking {
  booking: Booking;
  changes: FieldChanges;
}

/**
 * Adds a checked booking to the unit of work; the caller flushes. Throws INVALID with the screen's
 * texts, NOT_FOUND, FORBIDDEN.
 */
export async function makeBooking(
  ctx: ServiceContext,
  input: BookingInput,
): Promise<CreatedBooking> {
  const { em } = ctx;
  const { id: customerId } = await customerOfNew(ctx, input.customerId);

  authorize(requireActor(ctx), bookingPolicy, 'create');

  const { campaignId, channelId, ...fields } = await checkBooking(ctx, customerId, input);
  const booking = em.create(Booking, {
    ...createdBy(ctx),
    ...fields,
    customerId,
    campaign: em.getReference(Campaign, [campaignId, customerId]),
    channel: em.getReference(Channel, channelId),
  });

  em.persist(booking);

  return { booking, changes: diffForCreate({ campaignId, channelId, ...fields }) };
}

/** Call after the flush, which gives the booking its id. */
export function auditCreated(ctx: ServiceContext, { booking, changes }: CreatedBooking): void {
  const { id, customerId } = booking;
  auditContent(ctx, { noun: 'booking', verb: 'create', id, customerId, changes });
}
