import type { DeadLetterChoice } from '#client/graphql/generated';
import { deadLettersText, reasonText } from './dead-letter-words';

/** Letters that something is to be done with. */
export interface ChosenDeadLetters {
  choice: DeadLetterChoice;
  /** What they are called in a question. */
  name: string;
}

export const oneDeadLetter = (id: string): ChosenDeadLetters => ({
  choice: { ids: [id] },
  name: `dead letter ${id}`,
});

export const deadLettersOfReason = (reason: string, letters: number): ChosenDeadLetters => ({
  choice: { reason },
  name: `${deadLettersText(letters)} (${reasonText(reason)})`,
});
