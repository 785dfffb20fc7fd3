import { chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  note?: ReactNode;
  /** Controls at the right edge, 24 to 28 px high. */
  actions?: ReactNode;
}

/** The strip under the header that names the page; stays while the page scrolls. */
export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <Flex
      position="sticky"
      top="header"
      zIndex="dropdown"
      h="pageStrip"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Heading as="h1" textStyle="sm" fontWeight="semibold" whiteSpace="nowrap">
        {title}
      </Heading>
      {note && (
        <chakra.p textStyle="xs" color="fg.muted" truncate minW="0">
          {note}
        </chakra.p>
      )}
      {actions && (
        <Flex ms="auto" align="center" gap="1">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
