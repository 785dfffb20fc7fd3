import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ConnectedLines } from './connected-lines';
import { Logo } from './logo';

interface FrontPageProps {
  /** The title of the browser's tab. */
  tabTitle: string;
  heading: string;
  children: ReactNode;
}

/**
 * The page for people who are not signed in: the product's purpose on one side, their task on the
 * other.
 */
export function FrontPage({ tabTitle, heading, children }: FrontPageProps) {
  return (
    <Flex as="main" minH="dvh" direction={{ base: 'column', lg: 'row' }}>
      <title>{`${tabTitle} · Infinitum`}</title>
      <Flex
        direction="column"
        justify="space-between"
        position="relative"
        overflow="hidden"
        w={{ lg: '44%' }}
        minH={{ base: '40', lg: 'auto' }}
        p={{ base: '5', lg: '12' }}
        gap="6"
        bg="bg.header"
        color="fg.onHeader"
      >
        <ConnectedLines />
        <Box position="relative">
          <Logo sizePx={28} />
        </Box>
        <chakra.p
          position="relative"
          maxW="md"
          textStyle={{ base: 'xl', lg: '4xl' }}
          fontWeight="semibold"
          letterSpacing="-0.02em"
          textWrap="balance"
        >
          Discover the power of connected advertising
        </chakra.p>
      </Flex>
      {/* Aligned to a line instead of centred: a new message moves nothing above it. */}
      <Flex
        flex="1"
        align="flex-start"
        justify="center"
        bg="bg.panel"
        px="5"
        pt={{ base: '10', lg: '28dvh' }}
        pb="10"
      >
        <Box w="full" maxW="sm">
          <Heading as="h1" textStyle="3xl" letterSpacing="-0.02em" mb="6">
            {heading}
          </Heading>
          {children}
        </Box>
      </Flex>
    </Flex>
  );
}
