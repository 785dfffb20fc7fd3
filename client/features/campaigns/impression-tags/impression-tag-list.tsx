import { Chip } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { ImpressionTagsDocument, type ImpressionTagsQuery } from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { recordPath } from '#client/records/record-path';
import { mediaChipKind, mediaLabel } from '#client/features/campaigns/bookings/media-types';
import { CALL_COLUMNS } from '#client/records/content/impression-tag-columns';
import { campaignColumn, channelColumn } from '#client/records/content/content-columns';

export type TagRow = ImpressionTagsQuery['impressionTags']['nodes'][number];

export const IMPRESSION_TAGS = defineList({
  query: ImpressionTagsDocument,
  connection: ({ impressionTags }) => impressionTags,
  sorts: { booking: 'BOOKING', creative: 'CREATIVE', campaign: 'CAMPAIGN', channel: 'CHANNEL' },
  order: { column: 'booking', direction: 'ascending' },
});

export const TAG_COLUMNS: readonly Column<TagRow>[] = [
  {
    key: 'booking',
    head: 'Booking',
    kind: 'text',
    value: ({ bookingName }) => bookingName,
    linkTo: ({ bookingId }) => recordPath('booking', bookingId),
  },
  campaignColumn,
  channelColumn,
  {
    key: 'creative',
    head: 'Creative',
    kind: 'text',
    value: ({ creativeName }) => creativeName,
    linkTo: ({ id }) => recordPath('impression-tag', id),
  },
  {
    key: 'type',
    head: 'Type',
    kind: 'status',
    isSortable: false,
    value: ({ bookingType }) => bookingType,
    render: ({ bookingType }) => (
      <Chip kind={mediaChipKind(bookingType)}>{mediaLabel(bookingType)}</Chip>
    ),
  },
  ...CALL_COLUMNS,
];

export const tagName = ({
  bookingName,
  creativeName,
}: Pick<TagRow, 'bookingName' | 'creativeName'>): string => `${bookingName}, ${creativeName}`;
