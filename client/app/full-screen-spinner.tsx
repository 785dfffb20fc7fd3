import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';

export function FullScreenSpinner() {
  return (
    <Center role="status" position="fixed" inset="0" bg="bg.canvas">
      <Spinner size="lg" color="focus" />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </Center>
  );
}
