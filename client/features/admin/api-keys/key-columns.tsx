import { HStack } from '@chakra-ui/react';
import { Ban, RefreshCw } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import type { Column } from '#client/components/table/table-columns';
import { SCOPE_LABELS } from './api-key';
import { canRotate, keyState, type KeyRow } from './key-state';

export interface KeyActs {
  onRotate: (key: KeyRow) => void;
  onRevoke: (key: KeyRow) => void;
}

const ENTITY: Column<KeyRow> = {
  key: 'entity',
  head: 'Entity',
  kind: 'text',
  width: 180,
  value: ({ entityName }) => entityName,
};

const ACTS_FOR: Column<KeyRow> = {
  key: 'for',
  head: 'Acts for',
  kind: 'chip',
  value: ({ isSandbox }) => (isSandbox ? 'Sandbox' : 'Organisation'),
  tone: ({ isSandbox }) => (isSandbox ? 'warning' : 'neutral'),
};

const scopesText = ({ scopes }: KeyRow) =>
  scopes.map((scope) => SCOPE_LABELS[scope] ?? scope).join(', ');

/** The columns of the API keys; ROLE_ADMIN sees those of every organisation, and no sandbox's. */
export const keyColumns = (
  acts: KeyActs,
  withEntity: boolean,
  nowMs: number,
): readonly Column<KeyRow>[] => [
  { key: 'name', head: 'Name', kind: 'text', width: 180, value: ({ name }) => name },
  { key: 'scopes', head: 'Scopes', kind: 'text', width: 240, value: scopesText },
  withEntity ? ENTITY : ACTS_FOR,
  {
    key: 'state',
    head: 'State',
    kind: 'chip',
    value: (key) => keyState(key, nowMs).text,
    tone: (key) => keyState(key, nowMs).tone,
    hint: (key) => keyState(key, nowMs).hint,
  },
  {
    key: 'used',
    head: 'Last used',
    kind: 'status',
    value: ({ lastUsedAt }) => lastUsedAt,
    render: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime at={lastUsedAt} /> : 'Never'),
  },
  { key: 'created', head: 'Created', kind: 'date', value: ({ createdAt }) => createdAt },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ id }) => id,
    render: (key) => (
      <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
        {canRotate(key, nowMs) && (
          <IconButton
            label={`Rotate ${key.name}`}
            icon={RefreshCw}
            onClick={() => acts.onRotate(key)}
          />
        )}
        <IconButton label={`Revoke ${key.name}`} icon={Ban} onClick={() => acts.onRevoke(key)} />
      </HStack>
    ),
  },
];
