import { useMemo } from 'react';
import { Chip } from '#client/components/inline/chip';
import { CopyButton } from '#client/components/inline/copy-button';
import type { Column } from '#client/components/table/table-columns';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import type { SiteTagRowFragment } from '#client/graphql/generated';
import { contentActions, mayUpdate } from '#client/features/campaigns/records/content-actions';
import { loadSiteTags } from '#client/features/campaigns/records/content-lists';
import { ContentTab } from '#client/features/campaigns/records/content-tab';
import { copyColumn } from '#client/features/campaigns/impression-tags/copy-column';
import { TagDoctorDialog } from '#client/features/campaigns/tag-doctor/tag-doctor-dialog';
import { useExaminedTag } from '#client/features/campaigns/tag-doctor/use-examined-tag';
import { useChosenTags } from '#client/features/campaigns/impression-tags/use-chosen-tags';
import { useContentList } from '#client/features/campaigns/records/use-content-list';
import { useOpened } from '#client/features/campaigns/records/use-opened';
import { SiteTagDialog } from './site-tag-dialog';
import { siteTagStatus } from './site-tag-status';

const TITLE = 'Site Tags';
const BY_DESCRIPTION = { column: 'description', direction: 'ascending' } as const;

const COLUMNS: readonly Column<SiteTagRowFragment>[] = [
  {
    key: 'description',
    head: 'Description',
    kind: 'text',
    value: ({ tagDescription }) => tagDescription,
  },
  {
    key: 'main',
    head: 'Kind',
    kind: 'status',
    value: ({ mainSiteTag }) => Number(mainSiteTag),
    render: ({ mainSiteTag }) => (
      <Chip kind={mainSiteTag ? 'main' : 'secondary'}>{mainSiteTag ? 'Main' : 'Secondary'}</Chip>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    kind: 'status',
    isSortable: false,
    value: (tag) => siteTagStatus(tag).label,
    render: (tag) => {
      const { kind, label } = siteTagStatus(tag);
      return <Chip kind={kind}>{label}</Chip>;
    },
  },
  {
    key: 'pings',
    head: 'Pings (24 h)',
    kind: 'count',
    isSortable: false,
    value: ({ pingCount }) => pingCount,
  },
  {
    key: 'last',
    head: 'Last Ping',
    kind: 'date',
    isSortable: false,
    value: ({ pingDate }) => pingDate,
  },
];

const nameOf = ({ tagDescription }: SiteTagRowFragment): string => tagDescription;

export function SiteTagsTab() {
  const { request, list } = useContentList(TITLE, COLUMNS, BY_DESCRIPTION, loadSiteTags);
  const { opened, open, openNew, close, closeSaved } = useOpened<SiteTagRowFragment>(list.reload);
  const { chosen, choose } = useChosenTags<SiteTagRowFragment>();
  const { examined, examine, close: closeDoctor } = useExaminedTag<SiteTagRowFragment>();
  const showHistory = useHistoryLink('siteTag');
  const columns = useMemo(
    () => [
      copyColumn<SiteTagRowFragment>({ nameOf, isChosen: ({ id }) => chosen.has(id), choose }),
      ...COLUMNS,
      contentActions<SiteTagRowFragment>({
        nameOf,
        canEdit: mayUpdate,
        edit: open,
        showHistory,
        examine,
      }),
    ],
    [chosen, choose, open, showHistory, examine],
  );

  return (
    <ContentTab
      title={TITLE}
      addLabel="Add Site Tag"
      onAdd={openNew}
      actions={
        <CopyButton
          label={chosen.size === 0 ? 'Copy selected' : `Copy selected (${chosen.size})`}
          texts={[...chosen.values()].map(({ tag }) => tag)}
          isDisabled={chosen.size === 0}
        />
      }
      columns={columns}
      request={request}
      list={list}
      emptyText="This client has no site tags yet. A site tag counts the visits of a site: add the first one."
    >
      {opened && <SiteTagDialog tag={opened.row} onSaved={closeSaved} onClose={close} />}
      {examined && (
        <TagDoctorDialog
          kind="SITE"
          id={examined.id}
          name={nameOf(examined)}
          onClose={closeDoctor}
        />
      )}
    </ContentTab>
  );
}
