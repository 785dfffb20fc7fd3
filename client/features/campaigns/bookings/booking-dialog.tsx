import { useApolloClient } from '@apollo/client/react';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import {
  BookingDocument,
  type BookingRowFragment,
  CreateBookingDocument,
  UpdateBookingDocument,
} from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { useContent } from '#client/features/campaigns/records/content';
import { ContentDialog } from '#client/features/campaigns/records/content-dialog';
import { BOOKING } from '#client/features/campaigns/records/content-kind';
import { useCampaignOptions } from '#client/features/campaigns/records/use-campaign-options';
import { bookingFields } from './booking-fields';
import {
  adjustChannel,
  bookableCountries,
  bookerOf,
  choosesCountries,
  choosesPublisher,
  onlyChannel,
} from './booking-rules';
import {
  bookingInput,
  DIRECT,
  newBooking,
  valuesOfBooking,
  type BookingValues,
} from './booking-values';

interface BookingDialogProps {
  booking: BookingRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function BookingDialog({ booking, ...ends }: BookingDialogProps) {
  const client = useApolloClient();
  const { user, flags } = useSession();
  const { client: customer, today, channels, adtechs, territory } = useContent();
  const booker = bookerOf(flags, user?.entityId ?? null);
  const id = booking?.id ?? null;
  const campaigns = useCampaignOptions(
    booking && { value: String(booking.campaignId), label: booking.campaignName },
  );
  const withCountries = choosesCountries(territory, booking?.countryCodes ?? []);
  const startingCountries = bookableCountries(territory).filter(
    (code) => code === territory.countryCode,
  );

  const publisherSent = ({ publisherId }: BookingValues): number | null | undefined => {
    if (booker.kind === 'adtech') return booking ? undefined : booker.entityId;
    if (!choosesPublisher(booker, adtechs)) return undefined;
    return publisherId === DIRECT || publisherId === null ? null : Number(publisherId);
  };

  return (
    <ContentDialog<BookingValues>
      kind={BOOKING}
      id={id}
      size="lg"
      initial={
        booking
          ? { values: valuesOfBooking(booking), version: booking.version }
          : {
              values: {
                ...newBooking(today),
                channelId: onlyChannel(booker, channels),
                countries: { primary: null, operational: startingCountries },
              },
            }
      }
      fieldsOf={bookingFields({ booker, channels, adtechs, territory, withCountries, campaigns })}
      adjust={(next, changed) => keepDatesInOrder(adjustChannel(booker, next, changed, channels))}
      save={(values, { version, signal }) => {
        const input = bookingInput(values, { publisherId: publisherSent(values), withCountries });
        const context = { fetchOptions: { signal } };

        return id === null
          ? client.mutate({
              mutation: CreateBookingDocument,
              variables: { input: { customerId: customer.id, ...input } },
              context,
            })
          : client.mutate({
              mutation: UpdateBookingDocument,
              variables: { id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={
        id === null
          ? undefined
          : async () => {
              const { data } = await client.query({
                query: BookingDocument,
                variables: { id },
                fetchPolicy: 'network-only',
              });
              if (!data) throw new Error('The booking was answered without a record');
              return { values: valuesOfBooking(data.booking), version: data.booking.version };
            }
      }
      {...ends}
    />
  );
}
