import { session } from '#client/session/session';
import { RequiredStepDialog } from './required-step-dialog';
import { SecondFactorSection } from './second-factor/second-factor-section';

const REASON =
  'Your account needs more than a password. Add an app that shows codes, or a passkey of this device or of a security key.';

/** The server lets the sign-in do everything from now on. */
function goOn(): void {
  const { user } = session.current();
  const accessToken = session.accessToken();
  if (user && accessToken !== null)
    session.signIn({ ...user, mustSetUpSecondFactor: false }, { accessToken });
}

/** A person whose organisation asks for a second factor sets one up before anything else. */
export function SetUpFactorDialog({ onSignOut }: { onSignOut: () => void }) {
  return (
    <RequiredStepDialog title="Set up a second factor" reason={REASON} onSignOut={onSignOut}>
      <SecondFactorSection onAdded={goOn} />
    </RequiredStepDialog>
  );
}
