import { Chip } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import type { BookingRowFragment } from '#client/graphql/generated';
import {
  campaignColumn,
  channelColumn,
  datesAndStatusColumns,
} from '#client/features/campaigns/records/content-columns';
import { mediaChipKind } from './media-types';

export const BOOKING_COLUMNS: readonly Column<BookingRowFragment>[] = [
  { key: 'name', head: 'Booking Name', kind: 'text', value: ({ bookingName }) => bookingName },
  campaignColumn,
  channelColumn,
  {
    key: 'publisher',
    head: 'Publisher',
    kind: 'text',
    isSortable: false,
    value: ({ publisherName }) => publisherName ?? 'Direct',
  },
  {
    key: 'type',
    head: 'Type',
    kind: 'status',
    value: ({ bookingTypeLabel }) => bookingTypeLabel,
    render: ({ bookingType, bookingTypeLabel }) => (
      <Chip kind={mediaChipKind(bookingType)}>{bookingTypeLabel}</Chip>
    ),
  },
  { key: 'cpm', head: 'CPM', kind: 'money', value: ({ cpm }) => cpm },
  ...datesAndStatusColumns,
];
