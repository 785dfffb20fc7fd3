import { Box, chakra } from '@chakra-ui/react';
import { CircleUserRound } from 'lucide-react';
import type { SessionUser } from '#client/session/user';
import { HeaderAction } from './header-action';

interface AccountButtonProps {
  user: SessionUser;
  onClick: () => void;
}

const LABEL = 'Your account';

/** The signed-in user and the way to the account; an icon where the name does not fit. */
export function AccountButton({ user: { name, email }, onClick }: AccountButtonProps) {
  return (
    <>
      <chakra.button
        type="button"
        hideBelow="lg"
        aria-label={`${LABEL}: ${name}, ${email}`}
        onClick={onClick}
        minW="0"
        me="1"
        px="2"
        py="1"
        textAlign="end"
        borderRadius="md"
        cursor="pointer"
        _hover={{ bg: 'bg.onHeader' }}
        _focusVisible={{ outlineColor: 'sky.300' }}
      >
        <chakra.span display="block" textStyle="sm" fontWeight="medium" truncate>
          {name}
        </chakra.span>
        <chakra.span display="block" textStyle="2xs" color="fg.onHeaderMuted" truncate>
          {email}
        </chakra.span>
      </chakra.button>
      <Box hideFrom="lg">
        <HeaderAction label={LABEL} icon={CircleUserRound} onClick={onClick} />
      </Box>
    </>
  );
}
