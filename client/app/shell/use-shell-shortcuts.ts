import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  listenForShortcuts,
  registerShortcut,
  useShortcut,
} from '#client/components/browser/shortcuts';
import { useShortcutsSwitch } from '#client/components/browser/shortcuts-switch';
import type { UserFlags } from '#client/session/user-flags';
import { visibleDestinations } from '#client/app/navigation';

/** Keys that work on every page: '?' lists the keys, 'g' and a letter navigates. */
export function useShellShortcuts(flags: UserFlags, showKeys: () => void): void {
  const navigate = useNavigate();
  const { isOn } = useShortcutsSwitch();

  useShortcut({ keys: '?', does: 'Show the keyboard shortcuts', run: showKeys });
  useEffect(() => {
    const stops = visibleDestinations(flags).map(({ key, label, path }) =>
      registerShortcut({
        keys: `g ${key}`,
        does: `Go to ${label}`,
        run: () => void navigate(path),
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [flags, navigate]);
  useEffect(() => (isOn ? listenForShortcuts(document) : undefined), [isOn]);
}
