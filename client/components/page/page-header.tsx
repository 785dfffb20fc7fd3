import { chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SHRINKABLE } from '#client/components/inline/shrinkable';
import { useIsPageBarTaken } from './page-bar';
import { PAGE_GUTTER } from './page-gutter';
import { PrintHead } from './print-head';

interface PageHeaderProps {
  title: string;
  note?: ReactNode;
  /** Controls at the right edge, up to 28 px high. */
  actions?: ReactNode;
  /** They stand on each printed sheet: client, days, filters. */
  printFacts?: readonly string[];
}

/** The strip under the header that names the page; it stays while the page scrolls. */
export function PageHeader({ title, note, actions, printFacts }: PageHeaderProps) {
  const hasBar = useIsPageBarTaken();

  return (
    <>
      <PrintHead title={title} facts={printFacts} />
      <Flex
        data-screen-only
        position="sticky"
        top="{sizes.header}"
        zIndex="dropdown"
        h="pageStrip"
        mb={hasBar ? '{sizes.pageBar}' : '0'}
        align="center"
        gap={{ base: '1', md: '3' }}
        px={PAGE_GUTTER}
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <title>{`${title} · Infinitum`}</title>
        <Heading
          as="h1"
          textStyle="sm"
          fontWeight="semibold"
          whiteSpace="nowrap"
          minW="0"
          truncate
          flexShrink={{ base: 1, md: note ? 0 : 1 }}
        >
          {title}
        </Heading>
        {note && (
          <chakra.div textStyle="xs" color="fg.muted" truncate {...SHRINKABLE}>
            {note}
          </chakra.div>
        )}
        {actions && (
          <Flex ms="auto" align="center" gap="1" flexShrink="0">
            {actions}
          </Flex>
        )}
      </Flex>
    </>
  );
}
