import { CreativeOptionsDocument, TagsOfBookingDocument } from '#client/graphql/generated';
import { useOptionSearch } from '#client/graphql/search/use-option-search';
import { useContent } from '#client/features/campaigns/content/content';
import { creativeTypeFor } from '#client/features/campaigns/bookings/media-types';
import type { BookingOption } from './use-booking-options';

/** The creatives of the type that a booking takes: tagged ones first. */
export function useCreativeOptions(booking: BookingOption | null) {
  const { client: customer } = useContent();
  const customerId = customer.id;

  return useOptionSearch({
    source: booking && `creatives of booking ${booking.id} as of ${booking.version}`,
    find: async (ask, search) => {
      if (!booking) return [];

      const creativeType = creativeTypeFor(booking.bookingType);
      const [tagged, found] = await Promise.all([
        ask(TagsOfBookingDocument, { customerId, bookingId: booking.id }),
        ask(CreativeOptionsDocument, { customerId, creativeType, search }),
      ]);

      const already = search === '' ? tagged.impressionTags.nodes : [];
      const alreadyIds = new Set(already.map(({ creativeId }) => creativeId));

      return [
        ...already.map(({ creativeId, creativeName }) => ({
          value: String(creativeId),
          label: creativeName,
        })),
        ...found.creatives.nodes
          .filter(({ id }) => !alreadyIds.has(id))
          .map(({ id, description, creativeFormat }) => ({
            value: String(id),
            label: `${description} · ${creativeFormat}`,
          })),
      ];
    },
  });
}
