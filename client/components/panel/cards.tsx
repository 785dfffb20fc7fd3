import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The width, with the gaps, from which two, three, four and five cards find room in a row. */
const ROOM = {
  /** Sentences need 13.5rem each. */
  text: ['27.75rem', '42rem', '56.25rem', '70.5rem'],
  /** Two cards with one figure also fit on phones. */
  figure: ['18.75rem', '34rem', '48rem', '60rem'],
} as const;

const from = (width: string) => `@container (min-width: ${width})`;

/** The first card, and all of them, where there are so many. */
const firstOf = (count: number | 'odd') => `& > :first-of-type:nth-last-of-type(${count})`;
const allOf = (count: number) => `${firstOf(count)}, ${firstOf(count)} ~ :nth-of-type(n)`;
const fromThirdOf = (count: number) => `${firstOf(count)} ~ :nth-of-type(n + 3)`;

/**
 * A row has at most five cards, and every row is full: a card that would be alone is the first one,
 * which matters most. A width is the least one; the cards of a row share what is left of it.
 */
const layOutRows = ([two, three, four, five]: (typeof ROOM)[keyof typeof ROOM]) => ({
  '& > *': { flex: '1 1 100%', minWidth: '0' },
  [from(two)]: {
    '& > *': { flexBasis: '40%' },
    [firstOf('odd')]: { flexBasis: '100%' },
  },
  [from(three)]: {
    [allOf(3)]: { flexBasis: '30%' },
    [firstOf(5)]: { flexBasis: '40%' },
    [fromThirdOf(5)]: { flexBasis: '30%' },
  },
  [from(four)]: { [allOf(4)]: { flexBasis: '20%' } },
  [from(five)]: { [allOf(5)]: { flexBasis: '15%' } },
});

const ROWS = { text: layOutRows(ROOM.text), figure: layOutRows(ROOM.figure) };

interface CardsProps {
  as?: 'ol';
  /** Content of a card. */
  of: keyof typeof ROOM;
  children: ReactNode;
}

/** One to five cards, also their skeletons. */
export const Cards = ({ as, of, children }: CardsProps) => (
  <Box containerType="inline-size">
    <Flex as={as} wrap="wrap" gap={of === 'text' ? '3' : '4'} listStyleType="none" css={ROWS[of]}>
      {children}
    </Flex>
  </Box>
);
