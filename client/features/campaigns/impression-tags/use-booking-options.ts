import { useState } from 'react';
import { BookingOptionsDocument, type BookingOptionsQuery } from '#client/graphql/generated';
import { useOptionSearch } from '#client/graphql/search/use-option-search';
import { useContent } from '#client/features/campaigns/content/content';

export type BookingOption = BookingOptionsQuery['bookings']['nodes'][number];

const optionOf = ({ id, bookingName }: BookingOption) => ({
  value: String(id),
  label: bookingName,
});

interface Wanted {
  campaignId: string | null;
  /** The booking whose tags change. */
  first: BookingOption | null;
  chosen: string | null;
}

/** The bookings of a campaign to choose from, with the details loaded for each. */
export function useBookingOptions({ campaignId, first, chosen }: Wanted) {
  const { client: customer } = useContent();
  const [known, setKnown] = useState<ReadonlyMap<string, BookingOption>>(
    () => new Map(first ? [[String(first.id), first]] : []),
  );
  const learn = (bookings: readonly BookingOption[]) =>
    setKnown(
      (before) => new Map([...before, ...bookings.map((one) => [String(one.id), one] as const)]),
    );

  const search = useOptionSearch({
    source: campaignId && `bookings of ${campaignId}`,
    find: async (ask, text) => {
      const variables = { customerId: customer.id, campaignId: Number(campaignId), search: text };
      const { bookings } = await ask(BookingOptionsDocument, variables);
      learn(bookings.nodes);
      return bookings.nodes.map(optionOf);
    },
    known: first ? [optionOf(first)] : [],
    chosen: [chosen],
  });

  return { search, known, learn };
}
