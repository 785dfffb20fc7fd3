import { Button, chakra, Stack } from '@chakra-ui/react';
import { Dialog } from '#client/components/feedback/dialog';
import { session } from '#client/session/session';
import { SecondFactorSection } from './second-factor/second-factor-section';

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
    <Dialog
      title="Set up a second factor"
      isOpen
      footer={
        <Button variant="outline" onClick={onSignOut}>
          Sign out instead
        </Button>
      }
    >
      <Stack gap="4">
        <chakra.p>
          Your account needs more than a password. Add an app that shows codes, or a passkey of this
          device or of a security key.
        </chakra.p>
        <SecondFactorSection onAdded={goOn} />
      </Stack>
    </Dialog>
  );
}
