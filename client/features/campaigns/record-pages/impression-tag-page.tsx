import { ImpressionTagPageDocument } from '#client/graphql/generated';
import { RecordLink } from '#client/records/page/record-link';
import { RecordPage } from '#client/records/page/record-page';
import { defineRecordPage } from '#client/records/page/record-page-declaration';
import { recordPath } from '#client/records/record-path';
import { mediaLabel } from '#client/features/campaigns/bookings/media-types';
import { tagName } from '#client/features/campaigns/impression-tags/impression-tag-list';
import { RepeatsPanel } from './repeats-panel';
import { useTagParts } from './use-tag-parts';

const IMPRESSION_TAG_PAGE = defineRecordPage({
  noun: 'impression tag',
  query: ImpressionTagPageDocument,
  rowOf: ({ impressionTag }) => impressionTag,
  nameOf: tagName,
  clientIdOf: ({ customerId }) => customerId,
  canEdit: () => false, // its booking is edited
  parentsOf: (row, client) => [
    { name: client.displayName, to: recordPath('client', client.id) },
    { name: row.campaignName, to: recordPath('campaign', row.campaignId) },
    { name: row.bookingName, to: recordPath('booking', row.bookingId) },
  ],
  factsOf: (row) => [
    {
      name: 'Creative',
      value: (
        <RecordLink to={recordPath('creative', row.creativeId)}>{row.creativeName}</RecordLink>
      ),
    },
    { name: 'Channel', value: row.channelName },
    { name: 'Type', value: mediaLabel(row.bookingType) },
  ],
  figuresOf: ({ bookingId, creativeId }) => ({
    filters: { bookings: [bookingId], creatives: [creativeId] },
  }),
  useDetails: ({ row }) => {
    const parts = useTagParts({
      kind: 'IMPRESSION',
      id: row.id,
      name: tagName(row),
      text: row.tag,
    });
    return {
      ...parts,
      sections: (
        <>
          {parts.sections}
          <RepeatsPanel tag={row} />
        </>
      ),
    };
  },
});

export const ImpressionTagPage = () => <RecordPage page={IMPRESSION_TAG_PAGE} />;
