import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Chip } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { TextLink } from '#client/components/inline/text-link';
import { formatDuration } from '#client/formatting/durations';
import type { AlertRowFragment, AlertKind } from '#client/graphql/generated';

const KIND_TEXTS: Readonly<Record<AlertKind, string>> = {
  TAG_SILENT: 'Tag silent',
  TAG_JUMP: 'Tag jumps',
  QUEUE_LAG: 'Queue behind',
  LEDGER_IMBALANCE: 'Ledger gap',
  DEAD_LETTERS: 'Dead letters',
  SIGN_IN_FAILURES: 'Failed sign-ins',
  TOKEN_REUSE: 'Stolen sign-ins',
  RIGHTS_REFUSED: 'Refused rights',
};

/** The client's list that contains the tag; null for alerts without a tag. */
function tagUrl({ customerId, tagKind }: AlertRowFragment): string | null {
  if (!customerId || !tagKind) return null;
  return `/campaigns?client=${customerId}&tab=${tagKind === 'SITE' ? 'site-tags' : 'impression-tags'}`;
}

function ClientName(alert: AlertRowFragment) {
  const address = tagUrl(alert);
  if (!address) return <chakra.span color="fg.muted">Platform</chakra.span>;
  return (
    <TextLink asChild>
      <Link to={address}>{alert.customerName}</Link>
    </TextLink>
  );
}

const lastedText = ({ openedAt, closedAt }: AlertRowFragment): string =>
  closedAt ? formatDuration((Date.parse(closedAt) - Date.parse(openedAt)) / 1000) : 'Still lasts';

export const ALERT_COLUMNS: readonly Column<AlertRowFragment>[] = [
  {
    key: 'state',
    head: 'State',
    kind: 'status',
    width: 90,
    value: ({ closedAt }) => (closedAt ? 1 : 0),
    render: ({ closedAt }) => (
      <Chip tone={closedAt ? 'neutral' : 'danger'}>{closedAt ? 'Over' : 'Open'}</Chip>
    ),
  },
  { key: 'kind', head: 'Alert', kind: 'text', width: 120, value: ({ kind }) => KIND_TEXTS[kind] },
  {
    key: 'message',
    head: 'What was found',
    kind: 'status',
    isWide: true,
    value: ({ message }) => message,
    render: ({ message }) => (
      <chakra.span whiteSpace="normal" overflowWrap="anywhere" lineHeight="short">
        {message}
      </chakra.span>
    ),
  },
  {
    key: 'client',
    head: 'Client',
    kind: 'status',
    isWide: true,
    width: 160,
    value: ({ customerName }) => customerName ?? null,
    render: ClientName,
  },
  {
    key: 'since',
    head: 'Since',
    kind: 'date',
    isRelative: true,
    width: 120,
    value: ({ openedAt }) => openedAt,
  },
  {
    key: 'lasted',
    head: 'Lasted',
    kind: 'status',
    width: 110,
    isSortable: false,
    value: lastedText,
    render: (alert) => lastedText(alert),
  },
];
