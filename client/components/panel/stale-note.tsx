import { Button, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

interface StaleNoteProps {
  text: string;
  onRetry: () => void;
}

/** Shown over figures that stay on screen because newer ones failed. */
export function StaleNote({ text, onRetry }: StaleNoteProps) {
  return (
    <Flex
      role="alert"
      align="center"
      gap="2"
      px="3"
      py="1.5"
      mb="3"
      layerStyle="failure"
      textStyle="xs"
    >
      <CircleAlert size={14} aria-hidden />
      <chakra.span flex="1">{text}</chakra.span>
      <Button size="2xs" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}
