import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What stands under a page's strip and bar: the gutter, the gaps and the widest a page grows. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Stack gap="4" p={{ base: '4', md: '6' }} maxW="1720px" mx="auto">
      {children}
    </Stack>
  );
}
