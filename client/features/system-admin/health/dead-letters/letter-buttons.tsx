import { HStack } from '@chakra-ui/react';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import type { ChosenDeadLetters } from './letter-choice';

export interface LetterActions {
  onReplay: (letters: ChosenDeadLetters) => void;
  onDiscard: (letters: ChosenDeadLetters) => void;
}

interface LetterButtonsProps extends LetterActions {
  chosen: ChosenDeadLetters;
  /** The first button of the row. */
  children: ReactNode;
}

/** The actions of a row: one of its own, replay and discard. */
export function LetterButtons({ chosen, onReplay, onDiscard, children }: LetterButtonsProps) {
  return (
    <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
      {children}
      <IconButton
        label={`Replay ${chosen.name}`}
        icon={RotateCcw}
        onClick={() => onReplay(chosen)}
      />
      <IconButton
        label={`Discard ${chosen.name}`}
        icon={Trash2}
        onClick={() => onDiscard(chosen)}
      />
    </HStack>
  );
}
