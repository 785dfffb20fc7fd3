import type { ApolloClient } from '@apollo/client';
import { useCallback, useState } from 'react';
import type { Option } from '#client/components/form/option';
import { BookingOptionsDocument, type BookingOptionsQuery } from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/records/content';
import { useOptions } from '#client/features/campaigns/records/use-options';

export type BookingOption = BookingOptionsQuery['bookings']['nodes'][number];

/** The bookings of a campaign to choose from, with the details loaded for each. */
export function useBookingOptions(campaignId: string | null, first: BookingOption | null) {
  const { client: customer } = useContent();
  const [known, setKnown] = useState<ReadonlyMap<string, BookingOption>>(
    () => new Map(first ? [[String(first.id), first]] : []),
  );
  const learn = useCallback(
    (bookings: readonly BookingOption[]) =>
      setKnown(
        (before) => new Map([...before, ...bookings.map((one) => [String(one.id), one] as const)]),
      ),
    [],
  );

  const find = useCallback(
    async (client: ApolloClient, search: string) => {
      const { data } = await client.query({
        query: BookingOptionsDocument,
        variables: { customerId: customer.id, campaignId: Number(campaignId), search },
        fetchPolicy: 'network-only',
      });
      const nodes = data?.bookings.nodes ?? [];
      learn(nodes);
      return nodes.map(({ id, bookingName }) => ({ value: String(id), label: bookingName }));
    },
    [customer.id, campaignId, learn],
  );

  const firstOption: Option | null = first && { value: String(first.id), label: first.bookingName };

  return { ...useOptions(campaignId, find, firstOption), known, learn };
}
