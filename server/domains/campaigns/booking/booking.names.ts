import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Booking } from './booking.entity.js';
import type { BookingRights } from './booking.policy.js';

const loadChannel = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const channels = await ctx.em.find(Channel, { id: { $in: ids } });
  return new Map(channels.map((channel) => [channel.id, channel]));
});

export async function channelOf(ctx: ServiceContext, { channelId }: Booking): Promise<Channel> {
  const channel = await loadChannel(ctx, channelId);
  if (!channel) throw new Error(`booking is on channel ${channelId}, which does not exist`);
  return channel;
}

/** Returns what the policy of bookings asks about. */
export const bookingRights = async (
  ctx: ServiceContext,
  booking: Booking,
): Promise<BookingRights> => ({ booking, channel: await channelOf(ctx, booking) });

export async function channelLabel(ctx: ServiceContext, booking: Booking): Promise<string> {
  const { displayName, channelName } = await channelOf(ctx, booking);
  return displayName ?? channelName;
}

const loadBooking = batchLoader(async (ctx: Pick<ServiceContext, 'em'>, ids: number[]) => {
  const bookings = await ctx.em.find(Booking, { id: { $in: ids } });
  return new Map(bookings.map((booking) => [booking.id, booking]));
});

export async function bookingOf(
  ctx: Pick<ServiceContext, 'em'>,
  bookingId: number,
): Promise<Booking> {
  const booking = await loadBooking(ctx, bookingId);
  if (!booking) throw new Error(`booking ${bookingId} does not exist`);
  return booking;
}

/** Joins through the bookings, because the tags' index starts with the customer. */
const CREATIVES = `select b.id as "bookingId", array_agg(i.creative_id order by i.creative_id) as "creativeIds"
  from booking b join impression_tag i on i.customer_id = b.customer_id and i.booking_id = b.id
  where b.id = any(?) and i.removed_at is null group by b.id`;

const loadCreativeIds = batchLoader(async (ctx: ServiceContext, bookingIds: number[]) => {
  const literal = `{${bookingIds.join(',')}}`;
  const rows = await ctx.em.execute<{ bookingId: number; creativeIds: number[] }[]>(CREATIVES, [
    literal,
  ]);
  return new Map(rows.map(({ bookingId, creativeIds }) => [bookingId, creativeIds]));
});

export const creativeIdsOf = async (ctx: ServiceContext, bookingId: number): Promise<number[]> =>
  (await loadCreativeIds(ctx, bookingId)) ?? [];
