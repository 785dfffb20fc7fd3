import type { DeadLetterChoice, DeadLetterReason } from '#client/graphql/generated';
import { deadLettersText, reasonText } from './dead-letter-texts';

/** The letters of an action. */
export interface ChosenDeadLetters {
  choice: DeadLetterChoice;
  /** Their name in a question. */
  name: string;
}

export const oneDeadLetter = (id: string): ChosenDeadLetters => ({
  choice: { ids: [id] },
  name: `dead letter ${id}`,
});

export const deadLettersOfReason = (
  reason: DeadLetterReason,
  letters: number,
): ChosenDeadLetters => ({
  choice: { reason },
  name: `${deadLettersText(letters)} (${reasonText(reason)})`,
});
