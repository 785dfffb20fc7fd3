import { Button, chakra, Stack } from '@chakra-ui/react';
import { Dialog } from '#client/components/feedback/dialog';
import { ChangePasswordForm } from './change-password-form';

/** A person who signed in with a password chosen by somebody else must choose a new one. */
export function FirstPasswordDialog({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Dialog
      title="Choose your password"
      isOpen
      footer={
        <Button variant="outline" onClick={onSignOut}>
          Sign out instead
        </Button>
      }
    >
      <Stack gap="4">
        <chakra.p>
          Somebody else chose the password that you signed in with. It expires within a day: choose
          one that only you know.
        </chakra.p>
        <ChangePasswordForm onChanged={() => undefined} />
      </Stack>
    </Dialog>
  );
}
