import { chakra, Flex } from '@chakra-ui/react';
import { useCallback, useState, lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useSearchParams, useNavigate } from 'react-router-dom';
import { PageBarProvider } from '#client/components/page/page-bar';
import { useSession } from '#client/session/use-session';
import { BUILD } from '#client/app/build';
import { PrintHeadProvider, PrintHeadSlot } from '#client/components/page/print-head';
import { PAGE_GUTTER } from '#client/components/page/page-gutter';
import { HISTORY_PARAMETER } from '#client/formatting/history-address';
import {
  listenForShortcuts,
  registerShortcut,
  useShortcut,
} from '#client/components/browser/shortcuts';
import { useShortcutsSwitch } from '#client/components/browser/shortcuts-switch';
import type { UserFlags } from '#client/session/user-flags';
import { visibleDestinations } from '#client/app/navigation';
import { AccountSlot } from './account-slot';
import { Header } from './header';
import { KeyboardSheet } from './keyboard-sheet';
import { PaletteSlot } from './palette-slot';

const HistoryDrawer = lazy(async () => ({
  default: (await import('#client/features/history/history-drawer')).HistoryDrawer,
}));

/** The history of a record over any page; its code loads when a URL first asks for it. */
function HistorySlot() {
  const isNamed = useSearchParams()[0].has(HISTORY_PARAMETER);
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed && !wasNamed) setWasNamed(true);
  if (!wasNamed) return null;
  return (
    <Suspense>
      <HistoryDrawer />
    </Suspense>
  );
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipNav',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** A bar at the bottom of the window covers nothing of the footer. */
const BOTTOM_BAR_ROOM = {
  '&:has([data-bottom-bar] > *)': {
    paddingBottom: 'calc({sizes.14} + 1px + env(safe-area-inset-bottom))',
  },
};

export function Shell() {
  const { user, flags } = useSession();
  // Until then the server refuses what the pages ask.
  const mustSetUp = user?.mustSetUpSecondFactor === true;
  const [areKeysShown, setKeysShown] = useState(false);
  const [isAccountShown, setAccountShown] = useState(false);
  const [isPaletteShown, setPaletteShown] = useState(false);
  const showPalette = useCallback(() => setPaletteShown(true), []);

  useShellShortcuts(flags, () => setKeysShown(true));

  return (
    <PageBarProvider>
      <PrintHeadProvider>
        <Flex data-sheets direction="column" minH="dvh" css={BOTTOM_BAR_ROOM}>
          <PrintHeadSlot />
          <SkipLink data-screen-only href="#content">
            Skip to the content
          </SkipLink>
          <Header
            onSearch={showPalette}
            onShowKeys={() => setKeysShown(true)}
            onShowAccount={() => setAccountShown(true)}
          />
          <chakra.main id="content" tabIndex={-1} flex="1" minW="0" outline="none">
            {!mustSetUp && <Outlet />}
          </chakra.main>
          <Footer />
        </Flex>
      </PrintHeadProvider>
      <KeyboardSheet isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
      {!mustSetUp && <HistorySlot />}
      {!mustSetUp && (
        <PaletteSlot
          isOpen={isPaletteShown}
          onOpen={showPalette}
          onClose={() => setPaletteShown(false)}
          onShowKeys={() => setKeysShown(true)}
          onShowAccount={() => setAccountShown(true)}
        />
      )}
      <AccountSlot isOpen={isAccountShown} onClose={() => setAccountShown(false)} />
      <ScrollRestoration />
    </PageBarProvider>
  );
}

function Footer() {
  return (
    <Flex
      as="footer"
      data-screen-only
      wrap="wrap"
      justify="space-between"
      gap="1"
      columnGap="4"
      px={PAGE_GUTTER}
      py="3"
      borderTopWidth="1px"
      textStyle="xs"
      color="fg.muted"
    >
      <span>Analytics by Infinitum Analytics</span>
      <span>
        Version {BUILD.version} · {BUILD.environment} · built{' '}
        <time dateTime={BUILD.date}>{BUILD.date}</time> · {BUILD.branch} · {BUILD.commit}
      </span>
    </Flex>
  );
}

/** Keys that work on every page: '?' lists the keys, 'g' and a letter navigates. */
function useShellShortcuts(flags: UserFlags, showKeys: () => void): void {
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
