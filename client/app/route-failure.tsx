import { Button, Center, chakra, Heading, Stack } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';

/**
 * A page that could not be shown: its code did not arrive (a new build is out, the net is away), or
 * it broke.
 */
export function RouteFailure() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : 'An error occurred';

  return (
    <Center as="main" minH="dvh" px="4">
      <Stack gap="3" maxW="md" role="alert">
        <Heading as="h1" textStyle="xl">
          This page could not be shown
        </Heading>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {reason}
        </chakra.p>
        <Button alignSelf="flex-start" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Stack>
    </Center>
  );
}
