import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import { showToast } from '#client/components/feedback/toast-store';
import {
  BookingOfTagsDocument,
  type BookingOfTagsQuery,
  useSaveImpressionTagsMutation,
} from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import { evictFields } from '#client/records/evict-fields';
import { fetchRecord } from '#client/records/fetch-record';
import { CONTENT_LISTS } from '#client/features/campaigns/records/content-words';
import { useCampaignOptions } from '#client/features/campaigns/records/use-campaign-options';
import { useBookingOptions, type BookingOption } from './use-booking-options';
import { useCreativeOptions } from './use-creative-options';

type TagValues = {
  campaignId: string | null;
  bookingId: string | null;
  creativeIds: readonly string[];
};

export type TaggedBooking = BookingOfTagsQuery['booking'];

const NEW: TagValues = { campaignId: null, bookingId: null, creativeIds: [] };

const QUESTION =
  'Changing the campaign resets the booking and the creatives you chose. Do you want to continue?';

const creativesOf = (booking: BookingOption | undefined): string[] =>
  booking?.creativeIds.map(String) ?? [];

const valuesOf = (booking: TaggedBooking): TagValues => ({
  campaignId: String(booking.campaignId),
  bookingId: String(booking.id),
  creativeIds: creativesOf(booking),
});

interface ImpressionTagDialogProps {
  /** The booking whose tags change; null: the person chooses one. */
  booking: TaggedBooking | null;
  onSaved: () => void;
  onClose: () => void;
}

/** The creatives of a booking: every combination is a tag. */
export function ImpressionTagDialog({ booking, onSaved, onClose }: ImpressionTagDialogProps) {
  const client = useApolloClient();
  const [saveTags] = useSaveImpressionTagsMutation({ update: evictFields(CONTENT_LISTS) });
  const [initial] = useState(() => (booking ? valuesOf(booking) : NEW));
  // The options depend on the form's values.
  const [chosen, setChosen] = useState<TagValues>(initial);
  const campaigns = useCampaignOptions(
    booking && { value: String(booking.campaignId), label: booking.campaignName },
    chosen.campaignId,
  );
  const bookings = useBookingOptions({
    campaignId: chosen.campaignId,
    first: booking,
    chosen: chosen.bookingId,
  });
  const creatives = useCreativeOptions(bookings.known.get(chosen.bookingId ?? '') ?? null);

  const fieldsOf = ({ campaignId, bookingId }: TagValues): FormField<TagValues>[] => [
    {
      kind: 'combobox',
      name: 'campaignId',
      label: 'Campaign',
      placeholder: 'Select a campaign',
      ...campaigns,
    },
    {
      kind: 'combobox',
      name: 'bookingId',
      label: 'Booking',
      placeholder: campaignId === null ? 'Select a campaign first' : 'Select a booking',
      ...bookings.search,
    },
    {
      kind: 'choices',
      name: 'creativeIds',
      label: 'Creatives',
      isOptional: true,
      ...creatives,
      emptyText:
        bookingId === null
          ? 'Select a booking first'
          : "This client has no creatives of the booking's type yet",
    },
  ];
  const adjust = (next: TagValues, changed: string): TagValues => {
    if (changed === 'campaignId') return { ...NEW, campaignId: next.campaignId };
    if (changed !== 'bookingId') return next;
    return { ...next, creativeIds: creativesOf(bookings.known.get(next.bookingId ?? '')) };
  };

  return (
    <EntityDialog<TagValues>
      title={booking ? 'Edit Impression Tags' : 'Add Impression Tags'}
      submitLabel={booking ? 'Save changes' : 'Create impression tags'}
      initial={{ values: initial }}
      fieldsOf={fieldsOf}
      adjust={adjust}
      onValues={setChosen}
      confirmChange={({ bookingId }, changed) =>
        changed === 'campaignId' && bookingId !== null ? QUESTION : null
      }
      save={({ bookingId, creativeIds }, { signal }) =>
        saveOutcomeOf(() =>
          saveTags({
            variables: {
              bookingId: Number(bookingId),
              creativeIds: creativeIds.map(Number),
              version: bookings.known.get(bookingId ?? '')?.version,
            },
            context: { fetchOptions: { signal } },
          }),
        )
      }
      fetchLatest={async ({ bookingId }) => {
        const latest = await fetchRecord(client, BookingOfTagsDocument, Number(bookingId));
        bookings.learn([latest.booking]);
        return { values: valuesOf(latest.booking) };
      }}
      failureText={() => 'Failed to save impression tags. Please try again.'}
      onSaved={() => {
        showToast({ text: 'Impression tags configured successfully!', tone: 'success' });
        onSaved();
      }}
      onClose={onClose}
    />
  );
}
