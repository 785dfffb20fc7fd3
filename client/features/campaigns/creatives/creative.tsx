import type { Archival } from '#client/records/archival/archival';
import { chakra } from '@chakra-ui/react';
import { Clapperboard, Image, Video } from 'lucide-react';
import { MAX_URL_LENGTH, TEXT_FIELDS, webUrlError } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import { Tooltip } from '#client/components/feedback/tooltip';
import { Chip } from '#client/components/inline/chip';
import { countText } from '#schema/writing/numbers';
import {
  CreateCreativeDocument,
  ArchiveCreativeDocument,
  CreativeDocument,
  RestoreCreativeDocument,
  type CreativeRowFragment,
  CreativesDocument,
  UpdateCreativeDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { descriptionColumn } from '#client/records/content/content-columns';
import { RecordTab } from '#client/records/record-tab';
import {
  CREATIVE_TYPES,
  mediaChipKind,
  VIDEO,
} from '#client/features/campaigns/bookings/media-types';
import { useContent } from '#client/features/campaigns/content/content';
import { CONTENT_LISTS, contentTexts } from '#client/features/campaigns/content/content-texts';
import { useDashboardAction } from '#client/features/campaigns/content/use-dashboard-action';
import { cutUrl } from './cut-url';

export type CreativeValues = {
  description: string;
  creativeType: string;
  creativeFormat: string;
  url: string;
};

const nameOf = ({ description }: CreativeRowFragment) => description;

export const UrlLink = ({ url }: { url: string }) => (
  <Tooltip content={url}>
    <chakra.a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      color="fg.info"
      textDecoration="underline"
      textUnderlineOffset="2px"
      overflowWrap="anywhere"
    >
      {cutUrl(url)}
    </chakra.a>
  </Tooltip>
);

function checkUrl({ url }: CreativeValues): string | null {
  const text = url.trim();
  return text === '' ? null : webUrlError('URL', text);
}

const FIELDS: readonly FormField<CreativeValues>[] = [
  { kind: 'text', name: 'description', ...TEXT_FIELDS.creativeDescription, warnAt: 180 },
  { kind: 'buttons', name: 'creativeType', label: 'Type', options: CREATIVE_TYPES, isHalf: true },
  {
    kind: 'text',
    name: 'creativeFormat',
    ...TEXT_FIELDS.creativeFormat,
    warnAt: 40,
    isHalf: true,
    placeholder: '30s or 300x250',
  },
  {
    kind: 'text',
    name: 'url',
    label: 'URL',
    max: MAX_URL_LENGTH,
    isOptional: true,
    placeholder: 'https://',
    check: checkUrl,
  },
];

export const CREATIVE_ARCHIVAL: Archival<CreativeRowFragment> = {
  archive: ArchiveCreativeDocument,
  restore: RestoreCreativeDocument,
  noun: 'creative',
  nameOf,
  consequence: 'Bookings keep it. Its figures and its history stay, and its tags go on counting.',
  stateOf: (row) => row,
};

export const CREATIVE = defineRecord({
  entity: 'creative',
  texts: contentTexts({
    title: 'Creatives',
    name: 'Creative',
    noun: 'creative',
    empty: 'This client has no creatives yet. A creative is one ad: add the first one.',
    created: 'Creative saved successfully!',
    updated: 'Creative updated.',
  }),
  list: defineList({
    query: CreativesDocument,
    connection: ({ creatives }) => creatives,
    sorts: { description: 'DESCRIPTION', type: 'TYPE', format: 'FORMAT' },
    order: { column: 'description', direction: 'ascending' },
    isArchivable: true,
  }),
  cards: [
    {
      label: 'Total Creatives',
      detail: 'All formats',
      icon: Clapperboard,
      value: (data) => countText(data?.creativeSummary.total),
    },
    {
      label: 'Video Creatives',
      detail: 'Formats by duration',
      icon: Video,
      value: (data) => countText(data?.creativeSummary.video),
    },
    {
      label: 'Image Creatives',
      detail: 'Formats by size',
      icon: Image,
      value: (data) => countText(data?.creativeSummary.image),
    },
  ],
  stale: CONTENT_LISTS,
  create: CreateCreativeDocument,
  update: UpdateCreativeDocument,
  read: CreativeDocument,
  latest: ({ creative }) => creative,
  archival: CREATIVE_ARCHIVAL,
  useRecordContext: useContent,
  nameOf,
  canEdit: mayUpdate,
  columns: () => [
    descriptionColumn('creative', nameOf),
    {
      key: 'type',
      head: 'Type',
      kind: 'status',
      isWide: true,
      value: ({ creativeTypeLabel }) => creativeTypeLabel,
      render: ({ creativeType, creativeTypeLabel }) => (
        <Chip kind={mediaChipKind(creativeType)}>{creativeTypeLabel}</Chip>
      ),
    },
    {
      key: 'format',
      head: 'Format',
      kind: 'chip',
      chipKind: 'format',
      value: ({ creativeFormat }) => creativeFormat,
    },
    {
      key: 'url',
      head: 'URL',
      kind: 'status',
      isWide: true,
      isSortable: false,
      value: ({ url }) => url,
      render: ({ url }) => (url ? <UrlLink url={url} /> : '–'),
    },
  ],
  blank: (): CreativeValues => ({
    description: '',
    creativeType: VIDEO,
    creativeFormat: '',
    url: '',
  }),
  valuesOf: ({ description, creativeType, creativeFormat, url }) => ({
    description,
    creativeType: String(creativeType),
    creativeFormat,
    url: url ?? '',
  }),
  useFields: () => () => FIELDS,
  inputOf: ({ description, creativeType, creativeFormat, url }) => ({
    description: description.trim(),
    creativeType: Number(creativeType),
    creativeFormat: creativeFormat.trim(),
    url: url.trim(),
  }),
});

export function CreativesTab() {
  const rowActions = useDashboardAction('creatives', nameOf);
  return <RecordTab kind={CREATIVE} rowActions={rowActions} />;
}
