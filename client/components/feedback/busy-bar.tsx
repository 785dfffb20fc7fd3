import { Box } from '@chakra-ui/react';

/** The thin bar over content that is being replaced. Its parent must be positioned and clip. */
export function BusyBar({ label = 'Loading new data' }: { label?: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      position="absolute"
      insetX="0"
      top="0"
      h="2px"
      overflow="hidden"
      bg="brand.subtle"
      zIndex="docked"
    >
      <Box h="full" w="25%" bg="focus" animation="sweep 1.1s ease-in-out infinite" />
    </Box>
  );
}
