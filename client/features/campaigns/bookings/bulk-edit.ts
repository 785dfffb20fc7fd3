import type { FormField } from '#client/components/entity-form/form-field';
import type { FieldErrors } from '#client/components/entity-form/check-form';
import type { Option } from '#client/components/form/option';
import type { BookingInput, BookingRowFragment } from '#client/graphql/generated';

// A type, not an interface, so that it is assignable to a record of form values.
export type BulkValues = {
  startDate: string;
  endDate: string;
  cpm: string;
  channelId: string | null;
};

export const NOTHING: BulkValues = { startDate: '', endDate: '', cpm: '', channelId: null };

const KEEP = 'Left empty, each keeps its own.';

const hasChange = ({ startDate, endDate, cpm, channelId }: BulkValues) =>
  startDate !== '' || endDate !== '' || cpm.trim() !== '' || channelId !== null;

export const bulkFields = (
  channels: readonly Option[],
  currency: string,
): FormField<BulkValues>[] => [
  { kind: 'date', name: 'startDate', label: 'Start Date', isOptional: true, isHalf: true },
  {
    kind: 'date',
    name: 'endDate',
    label: 'End Date',
    isOptional: true,
    isHalf: true,
    notBefore: 'startDate',
  },
  {
    kind: 'money',
    currency,
    name: 'cpm',
    label: 'CPM',
    isOptional: true,
    isHalf: true,
    help: KEEP,
  },
  {
    kind: 'combobox',
    name: 'channelId',
    label: 'Channel',
    options: channels,
    isOptional: true,
    isHalf: true,
    placeholder: 'Keep the channels',
    check: (values) => (hasChange(values) ? null : 'Fill in at least one field'),
  },
];

/** Returns the fields that change in every booking. */
export function bulkInput({ startDate, endDate, cpm, channelId }: BulkValues): BookingInput {
  return {
    ...(startDate !== '' && { startDate }),
    ...(endDate !== '' && { endDate }),
    ...(cpm.trim() !== '' && { cpm: Number(cpm) }),
    ...(channelId !== null && { channelId: Number(channelId) }),
  };
}

const LABELS: Readonly<Record<string, string>> = {
  start_date: 'Start Date',
  end_date: 'End Date',
  cpm: 'CPM',
  channel_id: 'Channel',
  campaign_id: 'Campaign',
  booking_name: 'Booking Name',
};

/** Errors keyed by place and field, in words: '‘Spring’, CPM: …'. */
export function bulkErrors(
  errors: FieldErrors,
  rows: readonly Pick<BookingRowFragment, 'bookingName'>[],
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([key, text]) => {
      const [place = '', field = ''] = key.split('.');
      const name = rows[Number(place)]?.bookingName;
      const label = LABELS[field] === undefined ? '' : `, ${LABELS[field]}`;
      return [key, name === undefined ? (text ?? '') : `‘${name}’${label}: ${text ?? ''}`];
    }),
  );
}
