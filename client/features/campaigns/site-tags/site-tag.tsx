import type { Archival } from '#client/records/archival/archival';
import { CopyButton } from '#client/components/inline/copy-button';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  CreateSiteTagDocument,
  ArchiveSiteTagDocument,
  SiteTagDocument,
  RestoreSiteTagDocument,
  type SiteTagRowFragment,
  SiteTagsDocument,
  UpdateSiteTagDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { descriptionColumn } from '#client/records/content/content-columns';
import { RecordTab } from '#client/records/record-tab';
import { choiceColumn } from '#client/features/campaigns/content/choice-column';
import { useChosenRows } from '#client/features/campaigns/content/use-chosen-rows';
import { useContent } from '#client/features/campaigns/content/content';
import { CONTENT_LISTS, contentTexts } from '#client/features/campaigns/content/content-texts';
import { useTagDoctor } from '#client/features/campaigns/tag-doctor/use-tag-doctor';
import { PING_COLUMNS } from '#client/records/content/site-tag-columns';

type SiteTagValues = { tagDescription: string; mainSiteTag: boolean };

const nameOf = ({ tagDescription }: SiteTagRowFragment) => tagDescription;

const HELP =
  'Pings and the last ping are by event time: when the page was visited. The examination of a tag counts its calls by arrival time: when they reached us.';

const FIELDS: readonly FormField<SiteTagValues>[] = [
  {
    kind: 'text',
    name: 'tagDescription',
    label: 'Description',
    max: 255,
    help: 'The site or page that it is put on',
  },
  {
    kind: 'toggle',
    name: 'mainSiteTag',
    label: 'Main site tag',
    help: 'The overview watches it. A client has one main tag: this replaces the previous one.',
  },
];

export const SITE_TAG_ARCHIVAL: Archival<SiteTagRowFragment> = {
  archive: ArchiveSiteTagDocument,
  restore: RestoreSiteTagDocument,
  noun: 'site tag',
  nameOf,
  consequence:
    'It is no main tag any more. Its figures and its history stay, and it goes on counting.',
  stateOf: (row) => row,
};

export const SITE_TAG = defineRecord({
  entity: 'siteTag',
  texts: {
    help: HELP,
    ...contentTexts({
      title: 'Site Tags',
      name: 'Site Tag',
      noun: 'site tag',
      empty:
        'This client has no site tags yet. A site tag counts the visits of a site: add the first one.',
      created: 'Site tag saved successfully!',
      updated: 'Site tag updated successfully!',
    }),
  },
  list: defineList({
    query: SiteTagsDocument,
    connection: ({ siteTags }) => siteTags,
    sorts: { description: 'DESCRIPTION', main: 'MAIN' },
    order: { column: 'description', direction: 'ascending' },
    isArchivable: true,
  }),
  stale: CONTENT_LISTS,
  create: CreateSiteTagDocument,
  update: UpdateSiteTagDocument,
  read: SiteTagDocument,
  latest: ({ siteTag }) => siteTag,
  archival: SITE_TAG_ARCHIVAL,
  useRecordContext: useContent,
  nameOf,
  canEdit: mayUpdate,
  columns: () => [descriptionColumn('site-tag', nameOf), ...PING_COLUMNS],
  blank: (): SiteTagValues => ({ tagDescription: '', mainSiteTag: false }),
  valuesOf: ({ tagDescription, mainSiteTag }) => ({ tagDescription, mainSiteTag }),
  useFields: () => () => FIELDS,
  inputOf: ({ tagDescription, mainSiteTag }) => ({
    tagDescription: tagDescription.trim(),
    mainSiteTag,
  }),
});

export function SiteTagsTab() {
  const { chosen, choose } = useChosenRows<SiteTagRowFragment>();
  const doctor = useTagDoctor('SITE', nameOf);

  return (
    <RecordTab
      kind={SITE_TAG}
      leadingColumns={[
        choiceColumn({
          head: 'Copy',
          labelOf: (row) => `Copy ${nameOf(row)}`,
          isChosen: ({ id }) => chosen.has(id),
          choose,
        }),
      ]}
      actions={
        <CopyButton
          label={chosen.size === 0 ? 'Copy selected' : `Copy selected (${chosen.size})`}
          texts={[...chosen.values()].map(({ tag }) => tag)}
          isDisabled={chosen.size === 0}
        />
      }
      rowActions={doctor.action}
    >
      {doctor.dialog}
    </RecordTab>
  );
}
