import { Button, HStack, Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PagedTable, useListRequest } from '../../../components/paged-table';
import { Panel } from '../../../components/panel';
import { SearchField } from '../../../components/search-field';
import { useSession } from '../../../session/use-session';
import { ApiKeysPanel } from '../api-keys/api-keys-panel';
import { RemoveUserDialog } from './remove-user-dialog';
import { useResendInvitation } from './use-resend-invitation';
import { useUsers } from './use-users';
import { UserCards } from './user-cards';
import { USER_FIELDS, userColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import type { UserRow } from './user-fields';

const LABEL = 'Users';
const BY_NAME = { column: 'name', direction: 'ascending' } as const;

type Opened = { form: 'edit'; user: UserRow | null } | { form: 'remove'; user: UserRow } | null;

/** The users of the organisation, those invited among them, and its API keys. */
export function UsersTab() {
  const { flags, user } = useSession();
  const [, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(null);
  const request = useListRequest(LABEL, USER_FIELDS, BY_NAME);
  const users = useUsers(request);
  const resend = useResendInvitation(users.reload);
  const columns = useMemo(
    () =>
      userColumns(
        {
          onEdit: (row) => setOpened({ form: 'edit', user: row }),
          onRemove: (row) => setOpened({ form: 'remove', user: row }),
          onResend: (row) => void resend(row),
          onShowHistory: ({ id }) =>
            setParams((before) => new URLSearchParams([...before, ['history', `user.${id}`]]), {
              preventScrollReset: true,
            }),
          ownEmail: user?.email,
        },
        { withEntity: flags.isSuperUser },
      ),
    [flags.isSuperUser, user?.email, resend, setParams],
  );
  const close = () => setOpened(null);
  const closeAndReload = () => {
    close();
    users.reload();
  };

  return (
    <Stack gap="4">
      <UserCards summary={users.summary} isLoading={users.isCounting} />
      <Panel
        title="Manage Users"
        state="ready"
        flush
        actions={
          <HStack gap="2" wrap="wrap">
            <SearchField label="Search users" value={request.search} onSearch={request.setSearch} />
            <Button size="xs" onClick={() => setOpened({ form: 'edit', user: null })}>
              <Plus aria-hidden />
              Add New User
            </Button>
          </HStack>
        }
      >
        <PagedTable
          label={LABEL}
          columns={columns}
          request={request}
          rows={users.rows}
          page={users.page}
          total={users.total}
          rowKey={({ id }) => id}
          isLoading={users.isLoading}
          isRefreshing={users.isRefreshing}
          emptyText="No users yet. Add the first one above."
          failure={users.error ? 'Unable to retrieve users. Please try again.' : undefined}
          onRetry={users.reload}
        />
      </Panel>
      <ApiKeysPanel withEntity={flags.isSuperUser} />
      {opened?.form === 'edit' && <UserDialog user={opened.user} onSaved={closeAndReload} onClose={close} />}
      {opened?.form === 'remove' && <RemoveUserDialog user={opened.user} onRemoved={closeAndReload} onClose={close} />}
    </Stack>
  );
}
