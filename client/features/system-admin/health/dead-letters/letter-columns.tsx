import { HStack } from '@chakra-ui/react';
import { FileText, RotateCcw, Trash2 } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import type { Column } from '#client/components/table/table-columns';
import type { DeadLetterRowFragment } from '#client/graphql/generated';
import { eventText, reasonText } from './dead-letter-words';
import { type ChosenDeadLetters, oneDeadLetter } from './letter-choice';

interface DeadLetterActions {
  onRead: (letter: DeadLetterRowFragment) => void;
  onReplay: (letters: ChosenDeadLetters) => void;
  onDiscard: (letters: ChosenDeadLetters) => void;
}

/** The columns of the letters, newest first only. */
export const deadLetterColumns = (
  acts: DeadLetterActions,
): readonly Column<DeadLetterRowFragment>[] => [
  {
    key: 'put-aside',
    head: 'Put aside',
    kind: 'date',
    isRelative: true,
    isSortable: false,
    value: ({ putAsideAt }) => putAsideAt,
  },
  {
    key: 'reason',
    head: 'Reason',
    kind: 'text',
    isSortable: false,
    value: ({ reason }) => reasonText(reason),
  },
  { key: 'event', head: 'Event', kind: 'text', isSortable: false, value: eventText },
  {
    key: 'detail',
    head: 'What was wrong',
    kind: 'text',
    isSortable: false,
    value: ({ detail }) => detail,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ id }) => id,
    render: (letter) => {
      const chosen = oneDeadLetter(letter.id);

      return (
        <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
          <IconButton
            label={`Read ${chosen.name}`}
            icon={FileText}
            onClick={() => acts.onRead(letter)}
          />
          <IconButton
            label={`Replay ${chosen.name}`}
            icon={RotateCcw}
            onClick={() => acts.onReplay(chosen)}
          />
          <IconButton
            label={`Discard ${chosen.name}`}
            icon={Trash2}
            onClick={() => acts.onDiscard(chosen)}
          />
        </HStack>
      );
    },
  },
];
