import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { RecordDialog } from '#client/records/record-dialog';
import { recordPath } from '#client/records/record-path';
import { EXPERIMENT } from '#client/features/campaigns/experiments/experiment';
import type { BookingToPlan } from '#client/features/campaigns/experiments/use-experiment-fields';
import type { ContentClient } from '#client/features/campaigns/content/content';
import { ContentForm } from './content-form';

interface NewExperimentFormProps {
  booking: BookingToPlan;
  onClose: () => void;
}

function OpenForm({ booking, onClose }: NewExperimentFormProps) {
  const context = { ...EXPERIMENT.useRecordContext(), startBooking: booking };
  const [savedId, setSavedId] = useState<number | null>(null);
  // The form asks before anybody leaves it: it must be gone before the page changes.
  if (savedId !== null) return <Navigate to={recordPath('experiment', savedId)} />;

  return (
    <RecordDialog
      form={EXPERIMENT.form}
      context={context}
      row={null}
      start={{ bookingId: String(booking.id) }}
      onSaved={(answer) => {
        if ('createExperiment' in answer) setSavedId(answer.createExperiment.id);
      }}
      onClose={onClose}
    />
  );
}

/** The form of a holdout of a booking; it leads to the page of the experiment. */
export const NewExperimentForm = ({
  client,
  ...form
}: NewExperimentFormProps & { client: ContentClient }) => (
  <ContentForm client={client} onClose={form.onClose}>
    <OpenForm {...form} />
  </ContentForm>
);
