import { chakra } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { Tooltip } from '#client/components/feedback/tooltip';
import type { Column } from '#client/components/table/table-columns';
import type { CreativeRowFragment } from '#client/graphql/generated';
import { mediaChipKind } from '#client/features/campaigns/bookings/media-types';
import { cutUrl } from './cut-url';

function UrlLink({ url }: { url: string }) {
  return (
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
}

export const CREATIVE_COLUMNS: readonly Column<CreativeRowFragment>[] = [
  {
    key: 'description',
    head: 'Description',
    kind: 'text',
    value: ({ description }) => description,
  },
  {
    key: 'type',
    head: 'Type',
    kind: 'status',
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
    isSortable: false,
    value: ({ url }) => url,
    render: ({ url }) => (url ? <UrlLink url={url} /> : '–'),
  },
];
