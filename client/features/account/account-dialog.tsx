import { chakra, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { useSession } from '#client/session/use-session';
import { ChangePasswordForm } from './change-password-form';
import { OwnData } from './own-data';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { SignIns } from './sign-ins';

interface AccountDialogProps {
  onClose: () => void;
  /** Added by the shell at the end. */
  children?: ReactNode;
}

/** The person's own account: password, second factor and sign-ins. */
export function AccountDialog({ onClose, children }: AccountDialogProps) {
  const { user } = useSession();

  return (
    <Dialog title="Your account" isOpen onClose={onClose}>
      <Stack gap="6">
        <chakra.p overflowWrap="anywhere">
          {user?.name}
          <chakra.span display="block" color="fg.muted">
            {user?.email}
          </chakra.span>
        </chakra.p>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Change password
          </Heading>
          <ChangePasswordForm onChanged={onClose} />
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Second factor
          </Heading>
          <SecondFactorSection onAdded={() => undefined} />
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Where you are signed in
          </Heading>
          <SignIns />
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Your data
          </Heading>
          <OwnData />
        </Stack>
        {children}
      </Stack>
    </Dialog>
  );
}
