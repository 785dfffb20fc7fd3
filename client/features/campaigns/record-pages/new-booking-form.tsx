import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { RecordDialog } from '#client/records/record-dialog';
import { recordPath } from '#client/records/record-path';
import { BOOKING } from '#client/features/campaigns/bookings/booking';
import type { BookingValues } from '#client/features/campaigns/bookings/booking-values';
import type { ContentClient } from '#client/features/campaigns/content/content';
import type { CampaignOption } from '#client/features/campaigns/content/use-campaign-options';
import { ContentForm } from './content-form';

interface NewBookingFormProps {
  campaign: CampaignOption;
  /** Further values that are filled in. */
  start?: Partial<BookingValues>;
  onClose: () => void;
}

function OpenForm({ campaign, start, onClose }: NewBookingFormProps) {
  const context = { ...BOOKING.useRecordContext(), startCampaign: campaign };
  const [nextPath, setNextPath] = useState<string | null>(null);
  // The form asks before anybody leaves it: it must be gone before the page changes.
  if (nextPath !== null) return <Navigate to={nextPath} />;

  return (
    <RecordDialog
      form={BOOKING.form}
      context={context}
      row={null}
      start={{
        campaignId: String(campaign.id),
        startDate: campaign.startDate,
        endDate: campaign.endDate,
        ...start,
      }}
      onSaved={(answer) => {
        if ('createBooking' in answer) setNextPath(recordPath('booking', answer.createBooking.id));
      }}
      onNext={setNextPath}
      onClose={onClose}
    />
  );
}

/** The form of a new booking of a campaign, over its days; it leads to the page of the booking. */
export const NewBookingForm = ({
  client,
  ...form
}: NewBookingFormProps & { client: ContentClient }) => (
  <ContentForm client={client} onClose={form.onClose}>
    <OpenForm {...form} />
  </ContentForm>
);
