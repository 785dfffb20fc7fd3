import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import type { SaveOutcome } from '#client/components/entity-form/save-outcome';
import { showToast } from '#client/components/feedback/toast-store';
import { countOf } from '#schema/writing/numbers';
import { type BookingRowFragment, useUpdateBookingsMutation } from '#client/graphql/generated';
import { evictFields } from '#client/records/evict-fields';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { useContent } from '#client/features/campaigns/content/content';
import { CONTENT_LISTS } from '#client/features/campaigns/content/content-texts';
import { bulkErrors, bulkFields, bulkInput, type BulkValues, NOTHING } from './bulk-edit';

type Refusal = Pick<Extract<SaveOutcome, { kind: 'refused' }>, 'message' | 'errors'>;

/** The errors name their bookings; a message of all of them would repeat the texts. */
function refusalOf({ message, errors }: Refusal, rows: readonly BookingRowFragment[]): Refusal {
  const named = bulkErrors(errors, rows);
  return { message: Object.keys(named).length > 0 ? '' : message, errors: named };
}

interface BulkEditDialogProps {
  bookings: readonly BookingRowFragment[];
  onSaved: () => void;
  onClose: () => void;
}

/** Changes dates, price or channel of several bookings, all of them or none. */
export function BulkEditDialog({ bookings, onSaved, onClose }: BulkEditDialogProps) {
  const { channels, client } = useContent();
  const [rows] = useState(bookings);
  const [update] = useUpdateBookingsMutation({ update: evictFields(CONTENT_LISTS) });
  const fields = useMemo(
    () =>
      bulkFields(
        channels.map(({ id, channelName, displayName }) => ({
          value: String(id),
          label: displayName ?? channelName,
        })),
        client.currency,
      ),
    [channels, client.currency],
  );
  const initial = useMemo(() => ({ values: NOTHING }), []);
  const count = countOf(rows.length, 'booking');

  const save = async (values: BulkValues, { signal }: SaveContext) => {
    const input = bulkInput(values);
    const outcome = await saveOutcomeOf(() =>
      update({
        variables: {
          bookings: rows.map(({ id, version }) => ({ id, input: { ...input, version } })),
        },
        context: { fetchOptions: { signal }, silent: true },
      }),
    );
    return outcome.kind === 'refused' ? { ...outcome, ...refusalOf(outcome, rows) } : outcome;
  };

  return (
    <EntityDialog
      title={`Edit ${count}`}
      submitLabel={`Change ${count}`}
      initial={initial}
      fieldsOf={() => fields}
      adjust={(next) => keepDatesInOrder(next)}
      save={save}
      onSaved={() => {
        showToast({ text: `${count} updated.`, tone: 'success' });
        onSaved();
      }}
      onClose={onClose}
      failureText={(message) => `Nothing was changed. ${message}`.trim()}
      intro={
        <chakra.p textStyle="sm" color="fg.muted" mb="3" overflowWrap="anywhere">
          Every field left empty stays as it is. All of them change, or none:{' '}
          {rows.map(({ bookingName }) => bookingName).join(', ')}.
        </chakra.p>
      }
    />
  );
}
