import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { RecordTab } from '#client/records/record-tab';
import { useChosenRows } from '#client/features/campaigns/content/use-chosen-rows';
import { choiceColumn } from '#client/features/campaigns/content/choice-column';
import { useDashboardAction } from '#client/features/campaigns/content/use-dashboard-action';
import type { BookingRowFragment } from '#client/graphql/generated';
import { BOOKING } from './booking';
import { BulkEditDialog } from './bulk-edit-dialog';

const { nameOf } = BOOKING;

/** The bookings of a client; ticked ones are changed together. */
export function BookingsTab() {
  const rowActions = useDashboardAction('bookings', nameOf, (row: BookingRowFragment) => row);
  const { chosen, choose, clear } = useChosenRows<BookingRowFragment>();
  const [isEditing, setEditing] = useState(false);

  return (
    <RecordTab
      kind={BOOKING}
      rowActions={rowActions}
      leadingColumns={[
        choiceColumn<BookingRowFragment>({
          head: 'Edit',
          labelOf: (row) => `Choose ${nameOf(row)}`,
          isChosen: ({ id }) => chosen.has(id),
          mayChoose: ({ editable }) => editable,
          choose,
        }),
      ]}
      actions={
        <Button
          size="xs"
          variant="outline"
          disabled={chosen.size === 0}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
          {chosen.size === 0 ? 'Edit selected' : `Edit selected (${chosen.size})`}
        </Button>
      }
    >
      {isEditing && (
        <BulkEditDialog
          bookings={[...chosen.values()]}
          onSaved={() => {
            setEditing(false);
            clear();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </RecordTab>
  );
}
