import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { CreativeOptionsDocument, TagsOfBookingDocument } from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/records/content';
import { creativeTypeFor } from '#client/features/campaigns/bookings/media-types';
import { useOptions } from '#client/features/campaigns/records/use-options';
import type { BookingOption } from './use-booking-options';

/** The creatives of the type that a booking takes: tagged ones first. */
export function useCreativeOptions(booking: BookingOption | null) {
  const { client: customer } = useContent();
  const find = useCallback(
    async (client: ApolloClient, search: string) => {
      if (!booking) return [];

      const customerId = customer.id;
      const [tagged, found] = await Promise.all([
        client.query({
          query: TagsOfBookingDocument,
          variables: { customerId, bookingId: booking.id },
          fetchPolicy: 'network-only',
        }),
        client.query({
          query: CreativeOptionsDocument,
          variables: { customerId, creativeType: creativeTypeFor(booking.bookingType), search },
          fetchPolicy: 'network-only',
        }),
      ]);

      const taggedIds = new Set(
        tagged.data?.impressionTags.nodes.map(({ creativeId }) => creativeId),
      );
      const already = search === '' ? (tagged.data?.impressionTags.nodes ?? []) : [];

      return [
        ...already.map(({ creativeId, creativeName }) => ({
          value: String(creativeId),
          label: creativeName,
        })),
        ...(found.data?.creatives.nodes ?? [])
          .filter(({ id }) => search !== '' || !taggedIds.has(id))
          .map(({ id, description, creativeFormat }) => ({
            value: String(id),
            label: `${description} · ${creativeFormat}`,
          })),
      ];
    },
    [customer.id, booking],
  );

  return useOptions(booking ? `booking ${booking.id} as of ${booking.version}` : null, find, null);
}
