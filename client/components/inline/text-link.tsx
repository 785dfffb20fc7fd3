import { chakra } from '@chakra-ui/react';

/** A button that looks like a link in a line of text; use `asChild` around a real link. */
export const TextLink = chakra('button', {
  base: {
    color: 'fg.info',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    cursor: 'pointer',
    minH: '6',
  },
});
