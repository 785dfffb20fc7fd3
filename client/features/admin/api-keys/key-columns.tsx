import { Ban } from 'lucide-react';
import { IconButton } from '../../../components/icon-button';
import type { Column } from '../../../components/table-columns';
import type { ApiKeysQuery } from '../../../graphql/generated';
import { SCOPE_LABELS } from './key-fields';

export type KeyRow = ApiKeysQuery['apiKeys'][number];

const ENTITY: Column<KeyRow> = {
  key: 'entity',
  head: 'Entity',
  kind: 'text',
  width: 200,
  value: ({ entityName }) => entityName,
};

const scopesText = ({ scopes }: KeyRow) => scopes.map((scope) => SCOPE_LABELS[scope] ?? scope).join(', ');

/** The columns of the API keys; the organisation is for ROLE_ADMIN only. */
export const keyColumns = (onRevoke: (key: KeyRow) => void, withEntity: boolean): readonly Column<KeyRow>[] => [
  { key: 'name', head: 'Name', kind: 'text', width: 200, value: ({ name }) => name },
  { key: 'scopes', head: 'Scopes', kind: 'text', width: 260, value: scopesText },
  ...(withEntity ? [ENTITY] : []),
  { key: 'created', head: 'Created', kind: 'date', value: ({ createdAt }) => createdAt },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ id }) => id,
    render: (key) => <IconButton label={`Revoke ${key.name}`} icon={Ban} onClick={() => onRevoke(key)} />,
  },
];
