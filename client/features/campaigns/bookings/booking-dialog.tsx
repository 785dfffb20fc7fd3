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
import { useRecordCalls } from '#client/graphql/lists/use-record-calls';
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
  const { user, flags } = useSession();
  const { client: customer, today, channels, adtechs, territory } = useContent();
  const booker = bookerOf(flags, user?.entityId ?? null);
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

  const calls = useRecordCalls(booking?.id ?? null, {
    create: CreateBookingDocument,
    update: UpdateBookingDocument,
    read: BookingDocument,
    inputOf: (values: BookingValues) =>
      bookingInput(values, { publisherId: publisherSent(values), withCountries }),
    owner: { customerId: customer.id },
    versionOf: ({ booking: latest }) => ({
      values: valuesOfBooking(latest),
      version: latest.version,
    }),
  });

  return (
    <ContentDialog<BookingValues>
      kind={BOOKING}
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
      {...calls}
      {...ends}
    />
  );
}
