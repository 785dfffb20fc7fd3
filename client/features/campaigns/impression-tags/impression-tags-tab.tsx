import { useApolloClient } from '@apollo/client/react';
import { Button, Grid } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { BookingOfTagsDocument } from '#client/graphql/generated';
import { CALLS_HELP } from '#client/records/content/impression-tag-columns';
import { fetchRecord } from '#client/records/fetch-record';
import { useRecordList } from '#client/records/use-record-list';
import { useContent } from '#client/features/campaigns/content/content';
import { LIST_UNAVAILABLE } from '#client/features/campaigns/content/content-texts';
import { choiceColumn } from '#client/features/campaigns/content/choice-column';
import { useChosenRows } from '#client/features/campaigns/content/use-chosen-rows';
import { useTagDoctor } from '#client/features/campaigns/tag-doctor/use-tag-doctor';
import { CopyTags } from './copy-tags';
import { ImpressionTagDialog, type TaggedBooking } from './impression-tag-dialog';
import { IMPRESSION_TAGS, TAG_COLUMNS, tagName, type TagRow } from './impression-tag-list';
import { TagSheetDialog } from './tag-sheet-dialog';

const TITLE = 'Impression Tags';

/** The tags of a client; its form changes all tags of a booking. */
export function ImpressionTagsTab() {
  const [opened, setOpened] = useState<{ booking: TaggedBooking | null } | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const client = useApolloClient();
  const { chosen, choose } = useChosenRows<TagRow>();
  const doctor = useTagDoctor<TagRow>('IMPRESSION', tagName);
  const edit = async ({ bookingId }: TagRow) => {
    const { booking } = await fetchRecord(client, BookingOfTagsDocument, bookingId);
    setOpened({ booking });
  };
  const columns: readonly Column<TagRow>[] = [
    choiceColumn<TagRow>({
      head: 'Copy',
      labelOf: (row) => `Copy ${tagName(row)}`,
      isChosen: ({ id }) => chosen.has(id),
      choose,
    }),
    ...TAG_COLUMNS,
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      value: () => null,
      render: (row) => (
        <RowActions
          name={tagName(row)}
          canEdit={row.viewerCan.includes('save')}
          onEdit={() => void edit(row).catch(() => undefined)} // a toast shows the failure
        >
          {doctor.action(row)}
        </RowActions>
      ),
    },
  ];
  const request = useListRequest(TITLE, columns, IMPRESSION_TAGS.order);
  const list = useRecordList(IMPRESSION_TAGS, { request, ...useContent() });
  const close = () => setOpened(null);
  const add = (
    <Button size="xs" onClick={() => setOpened({ booking: null })}>
      Add Tags
    </Button>
  );

  return (
    <Grid gap="4">
      <ListPanel
        title={TITLE}
        help={CALLS_HELP}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure={LIST_UNAVAILABLE}
        actions={
          <>
            <CopyTags ids={[...chosen.keys()]} />
            <Button size="xs" variant="outline" onClick={() => setSheetOpen(true)}>
              <FileSpreadsheet aria-hidden />
              Tag sheet
            </Button>
            {add}
          </>
        }
        emptyText="This client has no impression tags yet. Choose the creatives of a booking: every combination is a tag."
        emptyAction={add}
      />
      {opened && (
        <ImpressionTagDialog
          booking={opened.booking}
          onSaved={() => {
            close();
            list.restart();
          }}
          onClose={close}
        />
      )}
      {isSheetOpen && (
        <TagSheetDialog ids={[...chosen.keys()]} onClose={() => setSheetOpen(false)} />
      )}
      {doctor.dialog}
    </Grid>
  );
}
