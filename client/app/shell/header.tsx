import { Box, chakra, HStack } from '@chakra-ui/react';
import { Keyboard, LifeBuoy, LogOut, Moon, Search, Sun } from 'lucide-react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { Logo } from '#client/components/page/logo';
import { PageBarSlot } from '#client/components/page/page-bar';
import { PAGE_GUTTER } from '#client/components/page/page-gutter';
import { useSession } from '#client/session/use-session';
import { useColourMode } from '#client/app/colour-mode';
import { PATHS } from '#client/app/paths';
import { AccountButton } from './account-button';
import { HeaderAction } from './header-action';
import { HeaderNavigation } from './header-navigation';
import { helpMail } from './help-mail';
import { useSignOut } from './use-sign-out';

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
    <Box as="header" position="sticky" top="0" zIndex="sticky">
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
