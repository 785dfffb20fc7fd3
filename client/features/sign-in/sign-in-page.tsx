import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Logo } from '../../components/logo';
import { ConnectedLines } from './connected-lines';
import { SignInForm } from './sign-in-form';

const LicenceDialog = lazy(async () => ({ default: (await import('./licence-dialog')).LicenceDialog }));

export function SignInPage() {
  const [isLicenceOpen, setLicenceOpen] = useState(false);
  return (
    <Flex as="main" minH="dvh" direction={{ base: 'column', lg: 'row' }}>
      <title>Sign in · Infinitum</title>
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
      {/* Hangs from a line rather than being centred: a message that appears moves nothing above it. */}
      <Flex flex="1" align="flex-start" justify="center" bg="bg.panel" px="5" pt={{ base: '10', lg: '28dvh' }} pb="10">
        <Box w="full" maxW="sm">
          <Heading as="h1" textStyle="3xl" letterSpacing="-0.02em" mb="6">
            Welcome Back
          </Heading>
          <SignInForm />
          <chakra.p mt="6" textStyle="xs" color="fg.muted">
            By signing in, you agree to the{' '}
            <chakra.button
              type="button"
              onClick={() => setLicenceOpen(true)}
              color="fg.info"
              textDecoration="underline"
              textUnderlineOffset="2px"
              cursor="pointer"
            >
              Platform License Agreement
            </chakra.button>
            .
          </chakra.p>
        </Box>
      </Flex>
      {isLicenceOpen && (
        <Suspense fallback={null}>
          <LicenceDialog onClose={() => setLicenceOpen(false)} />
        </Suspense>
      )}
    </Flex>
  );
}
