import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Actions within reach of the thumb; the page says where they stick. */
export const PhoneBar = ({ children }: { children: ReactNode }) => (
  <HStack
    role="group"
    aria-label="Filters and actions"
    gap="0"
    px="1"
    pb="env(safe-area-inset-bottom)"
    bg="bg.panel"
    borderTopWidth="1px"
  >
    {children}
  </HStack>
);
