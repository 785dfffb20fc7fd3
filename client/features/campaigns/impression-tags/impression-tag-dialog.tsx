import { useApolloClient } from '@apollo/client/react';
import { Button, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import { showToast } from '#client/components/feedback/toast-store';
import {
  BookingOfTagsDocument,
  type BookingOfTagsQuery,
  useSaveImpressionTagsMutation,
} from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { evictFields } from '#client/records/evict-fields';
import { fetchRecord } from '#client/records/fetch-record';
import { CONTENT_LISTS } from '#client/features/campaigns/content/content-texts';
import { RecordDialog } from '#client/records/record-dialog';
import { creativeTypeFor } from '#client/features/campaigns/bookings/media-types';
import { CREATIVE, type CreativeValues } from '#client/features/campaigns/creatives/creative';
import { useContent } from '#client/features/campaigns/content/content';
import { useCampaignOptions } from '#client/features/campaigns/content/use-campaign-options';
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
  /** Shown above the fields. */
  intro?: ReactNode;
  onSaved: () => void;
  /** Leads on to the texts of the tags; left out where the form leads nowhere. */
  onNext?: () => void;
  onClose: () => void;
}

/** The creatives of a booking: every combination is a tag. A creative that is missing is added on the way. */
export function ImpressionTagDialog(props: ImpressionTagDialogProps) {
  const { booking } = props;
  const content = useContent();
  const [start, setStart] = useState(() => (booking ? valuesOf(booking) : NEW));
  const [adding, setAdding] = useState<Partial<CreativeValues> | null>(null);

  if (adding) {
    return (
      <RecordDialog
        form={CREATIVE.form}
        context={content}
        row={null}
        start={adding}
        onSaved={(answer) => {
          if ('createCreative' in answer) {
            const id = String(answer.createCreative.id);
            setStart((before) => ({ ...before, creativeIds: [...before.creativeIds, id] }));
          }
          setAdding(null);
        }}
        onClose={() => setAdding(null)}
      />
    );
  }

  return (
    <TagForm
      {...props}
      start={start}
      onAddCreative={(values, bookingType) => {
        setStart(values);
        const creativeType = creativeTypeFor(bookingType);
        setAdding(creativeType === null ? {} : { creativeType: String(creativeType) });
      }}
    />
  );
}

interface TagFormProps extends ImpressionTagDialogProps {
  start: TagValues;
  onAddCreative: (values: TagValues, bookingType: number) => void;
}

function TagForm({ booking, intro, start, ...on }: TagFormProps) {
  const { onAddCreative, onSaved, onNext, onClose } = on;
  const client = useApolloClient();
  const [saveTags] = useSaveImpressionTagsMutation({ update: evictFields(CONTENT_LISTS) });
  const isNextChosen = useRef(false);
  // The options depend on the form's values.
  const [chosen, setChosen] = useState<TagValues>(start);
  const campaigns = useCampaignOptions(
    booking && { value: String(booking.campaignId), label: booking.campaignName },
    chosen.campaignId,
  );
  const bookings = useBookingOptions({
    campaignId: chosen.campaignId,
    first: booking,
    chosen: chosen.bookingId,
  });
  const chosenBooking = bookings.known.get(chosen.bookingId ?? '');
  const creatives = useCreativeOptions(chosenBooking ?? null);

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
      initial={{ values: start }}
      fieldsOf={fieldsOf}
      adjust={adjust}
      onValues={setChosen}
      intro={
        <>
          {intro}
          {chosenBooking && (
            <Flex justify="end">
              <Button
                size="xs"
                variant="outline"
                onClick={() => onAddCreative(chosen, chosenBooking.bookingType)}
              >
                <Plus aria-hidden />
                New creative
              </Button>
            </Flex>
          )}
        </>
      }
      next={
        onNext && {
          label: 'Save and get the tags',
          onChoose: (isChosen) => {
            isNextChosen.current = isChosen;
          },
        }
      }
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
        if (onNext && isNextChosen.current) onNext();
        else onSaved();
      }}
      onClose={onClose}
    />
  );
}
