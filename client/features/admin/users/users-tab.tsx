import { Button, Grid } from '@chakra-ui/react';
import { useState, useCallback, useRef } from 'react';
import {
  type UserRowFragment,
  useResendInvitationMutation,
  useWithdrawEmailChangeMutation,
} from '#client/graphql/generated';
import { useEvict } from '#client/records/evict-fields';
import { RecordTab } from '#client/records/record-tab';
import { useSession } from '#client/session/use-session';
import { ApiKeysPanel } from '#client/features/admin/api-keys/api-keys-panel';
import { SandboxPanel } from '#client/features/admin/sandbox/sandbox-panel';
import { SsoPanel } from '#client/features/admin/sso/sso-panel';
import { WebhooksPanel } from '#client/features/admin/webhooks/webhooks-panel';
import { SignInPanel } from '#client/features/admin/sign-in/sign-in-panel';
import { showToast } from '#client/components/feedback/toast-store';
import { RemovedUsersDialog } from './removed-users-dialog';
import { ResetFactorDialog } from './reset-factor-dialog';
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

/** Mails an invitation again; a failed call shows its own toast. */
function useResendInvitation(onSent: () => void) {
  const [resend] = useResendInvitationMutation();
  const underWay = useRef(new Set<number>());

  return useCallback(
    async ({ id, email }: UserRowFragment) => {
      if (underWay.current.has(id)) return;

      underWay.current.add(id);

      try {
        await resend({ variables: { id } });
        showToast({ text: `Invitation sent to ${email}.`, tone: 'success' });
        onSent();
      } catch {
        // The toast of a failed call says why.
      } finally {
        underWay.current.delete(id);
      }
    },
    [resend, onSent],
  );
}

/** Cancels an address that waits for confirmation; a failed call shows its own toast. */
function useWithdrawEmail(onDone: () => void) {
  const [withdraw] = useWithdrawEmailChangeMutation();

  return useCallback(
    async ({ id, email, pendingEmail }: UserRowFragment) => {
      try {
        await withdraw({ variables: { id } });
        showToast({ text: `${pendingEmail} was withdrawn: ${email} stays.`, tone: 'success' });
        onDone();
      } catch {
        // The toast of a failed call says why.
      }
    },
    [withdraw, onDone],
  );
}
