import { Button, Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { useSession } from '#client/session/use-session';
import { ApiKeysPanel } from '#client/features/admin/api-keys/api-keys-panel';
import { SsoPanel } from '#client/features/admin/sso/sso-panel';
import { WebhooksPanel } from '#client/features/admin/webhooks/webhooks-panel';
import { SignInPanel } from '#client/features/admin/sign-in/sign-in-panel';
import { RemoveUserDialog } from './remove-user-dialog';
import { RemovedUsersDialog } from './removed-users-dialog';
import { ResetFactorDialog } from './reset-factor-dialog';
import { useResendInvitation } from './use-resend-invitation';
import { USERS, useUsers } from './use-users';
import { useWithdrawEmail } from './use-withdraw-email';
import { UserCards } from './user-cards';
import { USER_FIELDS, userColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import type { UserRow } from './user-fields';

const TITLE = 'Manage Users';

type Opened =
  { edit: UserRow | null } | { remove: UserRow } | { removed: true } | { resetFactor: UserRow };

/** The users of the organisation, including invited ones, its API keys, webhooks and sign-in rules. */
export function UsersTab() {
  const { flags, user } = useSession();
  const onShowHistory = useHistoryLink('user');
  const [opened, setOpened] = useState<Opened | null>(null);
  const request = useListRequest(TITLE, USER_FIELDS, USERS.order);
  const { list, summary, isCounting, reload } = useUsers(request);
  const resend = useResendInvitation(reload);
  const withdraw = useWithdrawEmail(reload);
  const columns = useMemo(
    () =>
      userColumns(
        {
          onEdit: (edit) => setOpened({ edit }),
          onRemove: (remove) => setOpened({ remove }),
          onResend: (row) => void resend(row),
          onWithdraw: (row) => void withdraw(row),
          onResetFactor: (resetFactor) => setOpened({ resetFactor }),
          onShowHistory,
          ownEmail: user?.email,
        },
        { withEntity: flags.isSuperUser },
      ),
    [flags.isSuperUser, user?.email, resend, withdraw, onShowHistory],
  );
  const close = () => setOpened(null);
  const closeAndReload = () => {
    close();
    reload();
  };

  return (
    <Grid gap="4">
      <UserCards summary={summary} isLoading={isCounting} />
      <ListPanel
        title={TITLE}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure="Unable to retrieve users. Please try again."
        actions={
          <>
            <Button size="xs" variant="outline" onClick={() => setOpened({ removed: true })}>
              Removed users
            </Button>
            <Button size="xs" onClick={() => setOpened({ edit: null })}>
              Add New User
            </Button>
          </>
        }
        emptyText="There are no users yet. Add the first one."
      />
      <ApiKeysPanel withEntity={flags.isSuperUser} />
      {flags.isEntityAdmin && <SsoPanel />}
      <SignInPanel>
        {(organisation) => (
          <SsoPanel
            key={`${organisation.entityType}:${organisation.entityId}`}
            organisation={organisation}
          />
        )}
      </SignInPanel>
      <WebhooksPanel withEntity={flags.isSuperUser} />
      {opened && 'edit' in opened && (
        <UserDialog user={opened.edit} onSaved={closeAndReload} onClose={close} />
      )}
      {opened && 'removed' in opened && <RemovedUsersDialog onClose={close} />}
      {opened && 'resetFactor' in opened && (
        <ResetFactorDialog user={opened.resetFactor} onSettled={reload} onClose={close} />
      )}
      {opened && 'remove' in opened && (
        <RemoveUserDialog user={opened.remove} onRemoved={closeAndReload} onClose={close} />
      )}
    </Grid>
  );
}
