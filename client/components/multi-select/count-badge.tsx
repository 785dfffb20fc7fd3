import { chakra } from '@chakra-ui/react';

/** The number at a control's corner; without one a dot. Its meaning stands in the control's name. */
export function CountBadge({ count }: { count: number | null }) {
  return (
    <chakra.span
      data-badge=""
      aria-hidden
      position="absolute"
      top="-6px"
      insetEnd="-6px"
      minW={count === null ? '10px' : '16px'}
      h={count === null ? '10px' : '16px'}
      px={count === null ? '0' : '1'}
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      fontSize="10px"
      lineHeight="16px"
      fontWeight="semibold"
      textAlign="center"
    >
      {count}
    </chakra.span>
  );
}
