import { Chip } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import type { Todo } from '#client/records/page/record-page-declaration';
import { recordPath } from '#client/records/record-path';
import { contentPath } from './content-path';
import { namesText } from './shared-todos';
import { siteTagStatus } from './site-tag-status';

interface Pinged {
  id: number;
  tagDescription: string;
  mainSiteTag: boolean;
  pingCount: number;
  pingDate?: string | null;
}

/** Kind of a site tag, and what came from it in 24 hours; its name is the list's own. */
export const PING_COLUMNS: readonly Column<Pinged>[] = [
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
    isRelative: true,
    isSortable: false,
    value: ({ pingDate }) => pingDate,
  },
];

export const SITE_TAG_COLUMNS: readonly Column<Pinged>[] = [
  {
    key: 'description',
    head: 'Description',
    kind: 'text',
    value: ({ tagDescription }) => tagDescription,
    linkTo: ({ id }) => recordPath('site-tag', id),
  },
  ...PING_COLUMNS,
];

/** Site tags that no page has called for a day. */
export function silentSiteTagsTodo(clientId: number, tags: readonly Pinged[]): Todo | false {
  const silent = tags.filter((tag) => siteTagStatus(tag).label === 'Not Detected');
  if (silent.length === 0) return false;
  const names = namesText(silent.map(({ tagDescription }) => tagDescription));

  return {
    id: 'silent-site-tags',
    gravity: silent.some(({ mainSiteTag }) => mainSiteTag) ? 'problem' : 'note',
    text: `Not detected in the last 24 hours: ${names}.`,
    action: { label: 'Check the site tags', to: contentPath(clientId, 'site-tags') },
  };
}
