import { Chip } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import type { BookingRowFragment } from '#client/graphql/generated';
import { statusTone } from './booking-status';
import { mediaChipKind } from './media-types';

export const BOOKING_COLUMNS: readonly Column<BookingRowFragment>[] = [
  { key: 'name', head: 'Booking Name', kind: 'text', value: ({ bookingName }) => bookingName },
  {
    key: 'campaign',
    head: 'Campaign',
    kind: 'chip',
    chipKind: 'campaign',
    value: ({ campaignName }) => campaignName,
  },
  {
    key: 'channel',
    head: 'Channel',
    kind: 'chip',
    chipKind: 'channel',
    value: ({ channelName }) => channelName,
  },
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
  { key: 'start', head: 'Start Date', kind: 'date', value: ({ startDate }) => startDate },
  { key: 'end', head: 'End Date', kind: 'date', value: ({ endDate }) => endDate },
  {
    key: 'status',
    head: 'Status',
    kind: 'chip',
    isSortable: false,
    value: ({ status }) => status,
    tone: statusTone,
  },
];
