import { Center, HStack, Spinner } from '@chakra-ui/react';
import { useOutage } from '#client/session/outage';

/** The page stays as it is while the server is away: nothing typed is lost. */
export function OutageNotice() {
  if (!useOutage()) return null;

  return (
    <Center role="alert" position="fixed" insetX="0" bottom="4" zIndex="toast" pointerEvents="none">
      <HStack
        gap="2"
        px="4"
        py="2"
        mx="4"
        bg="bg.raised"
        color="fg"
        borderWidth="1px"
        borderRadius="md"
        shadow="md"
        textStyle="sm"
      >
        <Spinner size="sm" color="focus" aria-hidden />
        Infinitum cannot be reached, trying again
      </HStack>
    </Center>
  );
}
