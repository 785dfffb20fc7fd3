import { chakra, Flex } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageBarProvider } from '#client/components/page/page-bar';
import { useSession } from '#client/session/use-session';
import { AccountSlot } from './account-slot';
import { Footer } from './footer';
import { Header } from './header';
import { HistorySlot } from './history-slot';
import { KeyboardSheet } from './keyboard-sheet';
import { PaletteSlot } from './palette-slot';
import { useShellShortcuts } from './use-shell-shortcuts';

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
      <Flex direction="column" minH="dvh" css={BOTTOM_BAR_ROOM}>
        <SkipLink href="#content">Skip to the content</SkipLink>
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
