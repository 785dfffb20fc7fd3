import { Box, type BoxProps } from '@chakra-ui/react';

/** The box next to the pointer, over a chart or map; the caller says where. */
export const PointerNote = (props: BoxProps) => (
  <Box
    position="absolute"
    pointerEvents="none"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="md"
    boxShadow="md"
    paddingX="3"
    paddingY="2"
    textStyle="xs"
    zIndex="1"
    {...props}
  />
);
