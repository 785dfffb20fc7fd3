import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { Chip } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { BookingOfTagsDocument, type ImpressionTagsQuery } from '#client/graphql/generated';
import { contentActions } from '#client/features/campaigns/records/content-actions';
import { loadImpressionTags } from '#client/features/campaigns/records/content-lists';
import { ContentTab } from '#client/features/campaigns/records/content-tab';
import { copyColumn } from './copy-column';
import { campaignColumn, channelColumn } from '#client/features/campaigns/records/content-columns';
import { mediaChipKind, mediaLabel } from '#client/features/campaigns/bookings/media-types';
import { TagDoctorDialog } from '#client/features/campaigns/tag-doctor/tag-doctor-dialog';
import { useExaminedTag } from '#client/features/campaigns/tag-doctor/use-examined-tag';
import { useChosenTags } from './use-chosen-tags';
import { useContentList } from '#client/features/campaigns/records/use-content-list';
import { useOpened } from '#client/features/campaigns/records/use-opened';
import { CopyTags } from './copy-tags';
import { ImpressionTagDialog, type TaggedBooking } from './impression-tag-dialog';

type TagRow = ImpressionTagsQuery['impressionTags']['nodes'][number];

const TITLE = 'Impression Tags';
const BY_BOOKING = { column: 'booking', direction: 'ascending' } as const;

const COLUMNS: readonly Column<TagRow>[] = [
  { key: 'booking', head: 'Booking', kind: 'text', value: ({ bookingName }) => bookingName },
  campaignColumn,
  channelColumn,
  { key: 'creative', head: 'Creative', kind: 'text', value: ({ creativeName }) => creativeName },
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
];

const nameOf = ({ bookingName, creativeName }: TagRow): string => `${bookingName}, ${creativeName}`;

export function ImpressionTagsTab() {
  const client = useApolloClient();
  const { request, list } = useContentList(TITLE, COLUMNS, BY_BOOKING, loadImpressionTags);
  const { opened, open, openNew, close, closeSaved } = useOpened<TaggedBooking>(list.reload);
  const { examined, examine, close: closeDoctor } = useExaminedTag<TagRow>();
  const { chosen, choose } = useChosenTags<TagRow>();
  const columns = useMemo(() => {
    // A toast reports a failure.
    const edit = async ({ bookingId }: TagRow) => {
      const { data } = await client.query({
        query: BookingOfTagsDocument,
        variables: { id: bookingId },
        fetchPolicy: 'network-only',
      });
      if (data) open(data.booking);
    };

    return [
      copyColumn<TagRow>({ nameOf, isChosen: ({ id }) => chosen.has(id), choose }),
      ...COLUMNS,
      contentActions<TagRow>({
        nameOf,
        canEdit: ({ viewerCan }) => viewerCan.includes('save'),
        examine,
        edit: (row) => void edit(row).catch(() => undefined), // a toast shows the failure
      }),
    ];
  }, [client, chosen, choose, open, examine]);

  return (
    <ContentTab
      title={TITLE}
      addLabel="Add Tags"
      onAdd={openNew}
      actions={<CopyTags ids={[...chosen.keys()]} />}
      columns={columns}
      request={request}
      list={list}
      emptyText="This client has no impression tags yet. Choose the creatives of a booking: every combination is a tag."
    >
      {opened && <ImpressionTagDialog booking={opened.row} onSaved={closeSaved} onClose={close} />}
      {examined && (
        <TagDoctorDialog
          kind="IMPRESSION"
          id={examined.id}
          name={nameOf(examined)}
          onClose={closeDoctor}
        />
      )}
    </ContentTab>
  );
}
