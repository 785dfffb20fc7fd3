import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** So many cards of at least 13.5rem, with their gaps, find room. */
const ROOM = {
  two: '@container (min-width: 27.75rem)',
  three: '@container (min-width: 42rem)',
  four: '@container (min-width: 56.25rem)',
  five: '@container (min-width: 70.5rem)',
} as const;

/** The first card, and all of them, where there are so many. */
const firstOf = (count: number | 'odd') => `& > :first-of-type:nth-last-of-type(${count})`;
const allOf = (count: number) => `${firstOf(count)}, ${firstOf(count)} ~ :nth-of-type(n)`;
const fromThirdOf = (count: number) => `${firstOf(count)} ~ :nth-of-type(n + 3)`;

/**
 * At most five to a row, and every row is full: a card that would be alone is the first one, which
 * matters most. A width is the least one; the cards of a row share what is left of it.
 */
const ROWS = {
  '& > *': { flex: '1 1 100%', minWidth: '0' },
  [ROOM.two]: {
    '& > *': { flexBasis: '40%' },
    [firstOf('odd')]: { flexBasis: '100%' },
  },
  [ROOM.three]: {
    [allOf(3)]: { flexBasis: '30%' },
    [firstOf(5)]: { flexBasis: '40%' },
    [fromThirdOf(5)]: { flexBasis: '30%' },
  },
  [ROOM.four]: { [allOf(4)]: { flexBasis: '20%' } },
  [ROOM.five]: { [allOf(5)]: { flexBasis: '15%' } },
};

/** One to five cards, also their skeletons. */
export const Cards = ({ as, children }: { as?: 'ol'; children: ReactNode }) => (
  <Box containerType="inline-size">
    <Flex as={as} wrap="wrap" gap="3" listStyleType="none" css={ROWS}>
      {children}
    </Flex>
  </Box>
);
