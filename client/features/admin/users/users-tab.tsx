import { Button, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import type { UserRowFragment } from '#client/graphql/generated';
import { useEvict } from '#client/records/evict-fields';
import { RecordTab } from '#client/records/record-tab';
import { useSession } from '#client/session/use-session';
import { ApiKeysPanel } from '#client/features/admin/api-keys/api-keys-panel';
import { SandboxPanel } from '#client/features/admin/sandbox/sandbox-panel';
import { SsoPanel } from '#client/features/admin/sso/sso-panel';
import { WebhooksPanel } from '#client/features/admin/webhooks/webhooks-panel';
import { SignInPanel } from '#client/features/admin/sign-in/sign-in-panel';
import { RemovedUsersDialog } from './removed-users-dialog';
import { ResetFactorDialog } from './reset-factor-dialog';
import { useResendInvitation } from './use-resend-invitation';
import { useWithdrawEmail } from './use-withdraw-email';
import { USER, USER_LISTS } from './user';
import { UserActions } from './user-actions';
import { UserCards } from './user-cards';

/** The users of the organisation, including invited ones, its API keys, webhooks and sign-in rules. */
export function UsersTab() {
  const { flags, user: viewer } = useSession();
  const [areRemovedShown, setRemovedShown] = useState(false);
  const [reset, setReset] = useState<UserRowFragment | null>(null);
  const reload = useEvict(USER_LISTS);
  const resend = useResendInvitation(reload);
  const withdraw = useWithdrawEmail(reload);

  return (
    <Grid gap="4">
      <UserCards />
      <RecordTab
        kind={USER}
        actions={
          <Button size="xs" variant="outline" onClick={() => setRemovedShown(true)}>
            Removed users
          </Button>
        }
        rowActions={(user) => (
          <UserActions
            user={user}
            onResend={(row) => void resend(row)}
            onWithdraw={(row) => void withdraw(row)}
            onResetFactor={setReset}
            ownEmail={viewer?.email}
          />
        )}
      />
      <ApiKeysPanel withEntity={flags.isSuperUser} />
      {flags.isEntityAdmin && <SandboxPanel />}
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
      {areRemovedShown && <RemovedUsersDialog onClose={() => setRemovedShown(false)} />}
      {reset && (
        <ResetFactorDialog user={reset} onSettled={reload} onClose={() => setReset(null)} />
      )}
    </Grid>
  );
}
