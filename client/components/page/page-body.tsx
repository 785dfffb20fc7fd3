import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The content under a page's strip and bar: gutter, gaps and maximum width. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Stack gap="4" p={{ base: '4', md: '6' }} maxW="1720px" mx="auto">
      {children}
    </Stack>
  );
}
