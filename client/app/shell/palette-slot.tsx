import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { visibleDestinations } from '#client/app/navigation';
import { useColourMode } from '#client/app/colour-mode';
import { useSession } from '#client/session/use-session';
import { useSignOut } from './use-sign-out';

const PaletteDialog = lazy(async () => ({
  default: (await import('#client/features/palette/palette-dialog')).PaletteDialog,
}));

interface PaletteSlotProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onShowKeys: () => void;
  onShowAccount: () => void;
}

const isAsked = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The palette over any page; its code loads when it first opens. */
export function PaletteSlot({
  isOpen,
  onOpen,
  onClose,
  onShowKeys,
  onShowAccount,
}: PaletteSlotProps) {
  const { flags } = useSession();
  const { mode, toggle } = useColourMode();
  const { signOut } = useSignOut();
  const navigate = useNavigate();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isAsked(event) || document.querySelector('[role="dialog"], [role="alertdialog"]'))
        return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onOpen]);

  if (!isOpen) return null;

  const commands = [
    ...visibleDestinations(flags).map(({ label, path }) => ({
      group: 'Pages' as const,
      label,
      run: () => void navigate(path),
    })),
    ...[
      { label: 'Your account', run: onShowAccount },
      { label: mode === 'dark' ? 'Use light colours' : 'Use dark colours', run: toggle },
      { label: 'Keyboard shortcuts', run: onShowKeys },
      { label: 'Sign out', run: () => void signOut() },
    ].map((action) => ({ group: 'Actions' as const, ...action })),
  ];

  return (
    <Suspense>
      <PaletteDialog commands={commands} onClose={onClose} />
    </Suspense>
  );
}
