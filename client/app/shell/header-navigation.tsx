import { chakra, HStack } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { Tooltip } from '#client/components/feedback/tooltip';
import type { UserFlags } from '#client/session/user-flags';
import { visibleDestinations } from '#client/app/navigation';

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

export function HeaderNavigation({ flags }: { flags: UserFlags }) {
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
