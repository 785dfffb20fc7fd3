import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useMemo, useState } from 'react';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { TwoLines } from '#client/components/table/two-lines';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import {
  DirectUsersDocument,
  type DirectUserRowFragment,
  type UserSort,
} from '#client/graphql/generated';
import { usePagedRows, type LoadPage } from '#client/graphql/lists/use-paged-rows';
import type { RecordOrder } from '#client/features/system-admin/records/records-tab';
import { DirectUserDialog } from './direct-user-dialog';

const TITLE = 'Users of all organisations';
const BY_NAME = { column: 'name', direction: 'ascending' } as const;

const SORTS: Readonly<Record<string, UserSort>> = {
  name: 'NAME',
  email: 'EMAIL',
  role: 'ROLE',
  entity: 'ENTITY',
};

const roleText = ({ entityType, admin }: DirectUserRowFragment) => {
  if (entityType === 'SYSTEM') return 'Super admin';
  return admin ? 'Admin' : 'User';
};

const COLUMNS: readonly Column<DirectUserRowFragment>[] = [
  { key: 'name', head: 'Name', kind: 'text', width: 200, value: ({ name }) => name },
  {
    key: 'email',
    head: 'Email',
    kind: 'status',
    width: 260,
    isWide: true,
    value: ({ email }) => email,
    render: ({ email, pendingEmail }) => (
      <TwoLines name={email} note={pendingEmail && `${pendingEmail} is not confirmed yet`} />
    ),
  },
  {
    key: 'role',
    head: 'Role',
    kind: 'chip',
    value: roleText,
    tone: (user) => (roleText(user) === 'User' ? 'neutral' : 'warning'),
  },
  {
    key: 'entity',
    head: 'Organisation',
    kind: 'text',
    width: 200,
    value: ({ entityName }) => entityName,
  },
];

const loadUsers =
  (
    client: ApolloClient,
    { search, column, descending }: RecordOrder,
  ): LoadPage<DirectUserRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: DirectUsersDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The users were answered without a list');
    return data.users;
  };

interface DirectUsersListProps {
  /** The form of a new one is open. */
  isAdding: boolean;
  /** Called after the form saves or closes. */
  onAdded: () => void;
}

/** All users, each editable with the password. */
export function DirectUsersList({ isAdding, onAdded }: DirectUsersListProps) {
  const client = useApolloClient();
  const showHistory = useHistoryLink('user');
  const [edited, setEdited] = useState<DirectUserRowFragment | null>(null);
  const columns = useMemo<readonly Column<DirectUserRowFragment>[]>(
    () => [
      ...COLUMNS,
      {
        key: 'actions',
        head: 'Actions',
        kind: 'actions',
        value: () => null,
        render: (user) => (
          <RowActions
            name={user.name}
            canEdit={user.viewerCan.includes('update')}
            onEdit={() => setEdited(user)}
            onHistory={() => showHistory(user.id)}
          />
        ),
      },
    ],
    [showHistory],
  );

  const request = useListRequest(TITLE, columns, BY_NAME);
  const { search, sort, page } = request;
  const load = useMemo(
    () =>
      loadUsers(client, {
        search,
        column: sort.column,
        descending: sort.direction === 'descending',
      }),
    [client, search, sort.column, sort.direction],
  );

  const list = usePagedRows(load, page);
  const close = () => {
    setEdited(null);
    onAdded();
  };

  return (
    <>
      <ListPanel
        title={TITLE}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure="Unable to retrieve users. Please try again."
        emptyText="There are no users yet."
      />
      {(isAdding || edited) && (
        <DirectUserDialog
          user={edited}
          onSaved={() => {
            close();
            list.reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
