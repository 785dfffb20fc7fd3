import { ChangePasswordForm } from './change-password-form';
import { RequiredStepDialog } from './required-step-dialog';

const REASON =
  'Somebody else chose the password that you signed in with. It expires within a day: choose one that only you know.';

/** A person who signed in with a password chosen by somebody else must choose a new one. */
export function FirstPasswordDialog({ onSignOut }: { onSignOut: () => void }) {
  return (
    <RequiredStepDialog title="Choose your password" reason={REASON} onSignOut={onSignOut}>
      <ChangePasswordForm onChanged={() => undefined} />
    </RequiredStepDialog>
  );
}
