import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PAGE_GUTTER } from './page-gutter';

/** The content under a page's strip and bar: gutter and gaps. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Stack gap="4" py={{ base: '4', md: '6' }} px={PAGE_GUTTER}>
      {children}
    </Stack>
  );
}
