import { chakra } from '@chakra-ui/react';

/** The number at a control's corner. The control's name explains it. */
export function CountBadge({ count }: { count: number }) {
  return (
    <chakra.span
      data-badge=""
      aria-hidden
      position="absolute"
      top="-6px"
      insetEnd="-6px"
      minW="16px"
      h="16px"
      px="1"
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
