import { Button, Center, chakra, Heading, Stack } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';

/** A page that failed: its code did not load (a new build, no network), or it threw. */
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
