import { Button } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useSession } from '#client/session/use-session';
import { useColourMode } from '#client/app/colour-mode';
import { useSignOut } from './use-sign-out';

const AccountDialog = lazy(async () => ({
  default: (await import('#client/features/account/account-dialog')).AccountDialog,
}));
const FirstPasswordDialog = lazy(async () => ({
  default: (await import('#client/features/account/first-password-dialog')).FirstPasswordDialog,
}));

const SetUpFactorDialog = lazy(async () => ({
  default: (await import('#client/features/account/set-up-factor-dialog')).SetUpFactorDialog,
}));

interface AccountSlotProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The account dialog over any page; its code loads on first use, or when the password must change
 * or a second factor must be set up.
 */
export function AccountSlot({ isOpen, onClose }: AccountSlotProps) {
  const { user } = useSession();
  const { signOut } = useSignOut();
  const { mode, toggle } = useColourMode();
  const mustChange = user?.mustChangePassword === true;
  const mustSetUp = user?.mustSetUpSecondFactor === true;
  if (!isOpen && !mustChange && !mustSetUp) return null;

  return (
    <Suspense>
      {mustChange ? (
        <FirstPasswordDialog onSignOut={() => void signOut()} />
      ) : mustSetUp ? (
        <SetUpFactorDialog onSignOut={() => void signOut()} />
      ) : (
        <AccountDialog onClose={onClose}>
          <Button variant="outline" size="sm" alignSelf="flex-start" hideFrom="sm" onClick={toggle}>
            {mode === 'dark' ? 'Use light colours' : 'Use dark colours'}
          </Button>
        </AccountDialog>
      )}
    </Suspense>
  );
}
