import { useCallback } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { useWithdrawEmailChangeMutation } from '#client/graphql/generated';
import type { UserRowFragment } from '#client/graphql/generated';

/** Cancels an address that waits for confirmation; a failed call shows its own toast. */
export function useWithdrawEmail(onDone: () => void) {
  const [withdraw] = useWithdrawEmailChangeMutation();

  return useCallback(
    async ({ id, email, pendingEmail }: UserRowFragment) => {
      try {
        await withdraw({ variables: { id } });
        showToast({ text: `${pendingEmail} was withdrawn: ${email} stays.`, tone: 'success' });
        onDone();
      } catch {
        // The toast of a failed call says why.
      }
    },
    [withdraw, onDone],
  );
}
