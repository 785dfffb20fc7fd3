import type { DeadLetterChoice } from '#client/graphql/generated';
import { lettersText, reasonText } from './dead-letter-words';

/** Letters that something is to be done with. */
export interface ChosenLetters {
  choice: DeadLetterChoice;
  /** What they are called in a question. */
  name: string;
}

export const oneLetter = (id: string): ChosenLetters => ({ choice: { ids: [id] }, name: `dead letter ${id}` });

export const lettersOfReason = (reason: string, letters: number): ChosenLetters => ({
  choice: { reason },
  name: `${lettersText(letters)} (${reasonText(reason)})`,
});
