import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Logo } from './logo';

const RINGS = [120, 200, 280, 360, 440];

/** Two sets of rings that meet: the served ads and their results. */
function ConnectedLines() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      position="absolute"
      inset="0"
      boxSize="full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      opacity="0.08"
    >
      {RINGS.map((radius) => (
        <g key={radius}>
          <circle cx="150" cy="470" r={radius} />
          <circle cx="470" cy="330" r={radius} />
        </g>
      ))}
    </chakra.svg>
  );
}

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
