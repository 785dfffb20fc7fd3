import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import {
  type DeadLetterChoice,
  useDiscardDeadLettersMutation,
  useReplayDeadLettersMutation,
} from '#client/graphql/generated';
import { deadLettersText, replayText } from './dead-letter-texts';

const SILENT = { silent: true };

function showFailure(act: string, error: unknown): void {
  const { message } = describeFailure(error);
  showToast({
    text: `Failed to ${act} dead letters. ${message || 'Please try again.'}`,
    tone: 'danger',
  });
}

/**
 * Replays or discards dead letters; a toast shows the result. `onSettled` follows in both cases.
 */
export function useResolveDeadLetters(onSettled: () => void) {
  const [replay, { loading: isReplaying }] = useReplayDeadLettersMutation({ context: SILENT });
  const [discard, { loading: isDiscarding }] = useDiscardDeadLettersMutation({ context: SILENT });

  return {
    isBusy: isReplaying || isDiscarding,
    replay: async (choice: DeadLetterChoice) => {
      try {
        const { data } = await replay({ variables: { choice } });
        if (!data) return;
        const outcome = data.replayDeadLetters;
        showToast({
          text: replayText(outcome),
          tone: outcome.remaining > 0 ? 'danger' : 'success',
        });
      } catch (error) {
        showFailure('replay', error);
      }

      onSettled();
    },
    discard: async (choice: DeadLetterChoice) => {
      try {
        const { data } = await discard({ variables: { choice } });
        if (data)
          showToast({
            text: `${deadLettersText(data.discardDeadLetters.discarded)} discarded.`,
            tone: 'success',
          });
      } catch (error) {
        showFailure('discard', error);
      }

      onSettled();
    },
  };
}
