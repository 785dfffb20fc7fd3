import { Button, chakra } from '@chakra-ui/react';
import { Dialog } from '#client/components/feedback/dialog';
import { FigureList, ListTitle } from '#client/components/panel/figure/figure-list';
import { formatDateTime } from '#client/formatting/dates';
import type { DeadLetterRowFragment } from '#client/graphql/generated';
import { eventText, reasonText } from './dead-letter-texts';

interface DeadLetterDialogProps {
  letter: DeadLetterRowFragment;
  onReplay: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

const factsOf = (letter: DeadLetterRowFragment) => [
  { name: 'Reason', value: reasonText(letter.reason) },
  { name: 'What was wrong', value: letter.detail },
  { name: 'Event', value: eventText(letter) },
  { name: 'Received', value: formatDateTime(letter.receivedAt) },
  { name: 'Put aside', value: formatDateTime(letter.putAsideAt) },
  { name: 'Queue', value: `events-${letter.partition}` },
];

/** One dead letter, as it was found in the queue. */
export function DeadLetterDialog({ letter, onReplay, onDiscard, onClose }: DeadLetterDialogProps) {
  return (
    <Dialog
      title={`Dead letter ${letter.id}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="red" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onReplay}>Replay</Button>
        </>
      }
    >
      <FigureList title="What is known of it" figures={factsOf(letter)}>
        <ListTitle>Entry</ListTitle>
        <chakra.pre
          fontFamily="mono"
          textStyle="xs"
          p="3"
          borderRadius="md"
          bg="bg.muted"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {letter.entry}
        </chakra.pre>
      </FigureList>
    </Dialog>
  );
}
