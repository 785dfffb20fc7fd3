import { Box, chakra, HStack } from '@chakra-ui/react';
import { Keyboard, LifeBuoy, LogOut, Moon, Search, Sun } from 'lucide-react';
import { Link, useLocation, useNavigation, NavLink } from 'react-router-dom';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { Logo } from '#client/components/page/logo';
import { PageBarSlot } from '#client/components/page/page-bar';
import { PAGE_GUTTER } from '#client/components/page/page-gutter';
import { useSession } from '#client/session/use-session';
import { useColourMode } from '#client/app/colour-mode';
import { PATHS } from '#client/app/paths';
import { Tooltip } from '#client/components/feedback/tooltip';
import type { UserFlags } from '#client/session/user-flags';
import { visibleDestinations } from '#client/app/navigation';
import type { SessionUser } from '#client/session/user';
import { BUILD } from '#client/app/build';
import { AccountButton } from './account-button';
import { HeaderAction } from './header-action';
import { useSignOut } from './use-sign-out';

const HELPDESK = 'helpdesk@infinitum.example';

/** A mail to the helpdesk, prefilled with the facts that it asks for. */
function helpMail(user: SessionUser | null, pageUrl: string): string {
  const subject = `Infinitum ${BUILD.version}: help needed`;
  const body = [
    'What I was trying to do:',
    '',
    'What happened instead:',
    '',
    '---',
    `Name: ${user?.name ?? ''} (${user?.email ?? ''})`,
    `Page: ${pageUrl}`,
    `Version: ${BUILD.version}, ${BUILD.branch} ${BUILD.commit}`,
  ].join('\r\n');

  return `mailto:${HELPDESK}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const Destination = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: 'full',
    minW: { base: '8', sm: '9' },
    px: { base: '1', sm: '3', md: '1.5', lg: '3' },
    justifyContent: 'center',
    color: 'fg.onHeaderMuted',
    textStyle: 'md',
    fontWeight: 'medium',
    borderBottomWidth: '2px',
    borderTopWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg.onHeader' },
    _focusVisible: { outlineColor: 'sky.300', outlineOffset: '-4px', borderRadius: 'md' },
    _currentPage: { color: 'fg.onHeader', borderBottomColor: 'sky.500' },
  },
});

function HeaderNavigation({ flags }: { flags: UserFlags }) {
  return (
    <HStack as="nav" aria-label="Main" h="full" gap="0">
      {visibleDestinations(flags).map(({ path, label, tooltip, icon: Icon }) => (
        <Tooltip key={path} content={tooltip}>
          <Destination to={path} end aria-label={label}>
            <Icon size={17} strokeWidth={1.75} aria-hidden />
            <chakra.span hideBelow="md">{label}</chakra.span>
          </Destination>
        </Tooltip>
      ))}
    </HStack>
  );
}

interface HeaderProps {
  onSearch: () => void;
  onShowKeys: () => void;
  onShowAccount: () => void;
}

export function Header({ onSearch, onShowKeys, onShowAccount }: HeaderProps) {
  const { user, flags } = useSession();
  const { mode, toggle } = useColourMode();
  const { signOut, isLeaving } = useSignOut();
  const { pathname } = useLocation();
  const isGoing = useNavigation().state === 'loading';

  return (
    <Box as="header" data-screen-only position="sticky" top="0" zIndex="sticky">
      <HStack
        h="header"
        px={{ ...PAGE_GUTTER, base: '1' }}
        gap={{ base: '1', md: '2', lg: '4' }}
        bg="bg.header"
        color="fg.onHeader"
        borderBottomWidth="1px"
        borderColor="transparent"
        position="relative"
      >
        {isGoing && <BusyBar label="Loading the page" />}
        <chakra.span
          px={{ base: '1', md: '0' }}
          asChild
          _focusVisible={{ outlineColor: 'sky.300' }}
        >
          <Link to={PATHS.overview} aria-label="Infinitum, go to the overview">
            <Box hideBelow="lg">
              <Logo />
            </Box>
            <Box hideFrom="lg">
              <Logo hideName />
            </Box>
          </Link>
        </chakra.span>
        <HeaderNavigation flags={flags} />
        <HStack ms="auto" gap={{ base: '0', lg: '1' }} minW="0">
          <HeaderAction label="Search everything" icon={Search} onClick={onSearch} />
          {user && <AccountButton user={user} onClick={onShowAccount} />}
          <Box hideBelow="sm">
            <HeaderAction
              label={mode === 'dark' ? 'Use light colours' : 'Use dark colours'}
              icon={mode === 'dark' ? Sun : Moon}
              onClick={toggle}
            />
          </Box>
          <Box hideBelow="lg">
            <HeaderAction label="Keyboard shortcuts" icon={Keyboard} onClick={onShowKeys} />
          </Box>
          <HeaderAction
            label="Help"
            icon={LifeBuoy}
            href={helpMail(user, window.location.origin + pathname)}
          />
          <HeaderAction label="Sign out" icon={LogOut} onClick={signOut} isDisabled={isLeaving} />
        </HStack>
      </HStack>
      <PageBarSlot />
    </Box>
  );
}
