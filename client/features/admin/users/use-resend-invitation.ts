import { useCallback, useRef } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { useResendInvitationMutation } from '#client/graphql/generated';
import type { UserRowFragment } from '#client/graphql/generated';

/** Mails an invitation again; a failed call shows its own toast. */
export function useResendInvitation(onSent: () => void) {
  const [resend] = useResendInvitationMutation();
  const underWay = useRef(new Set<number>());

  return useCallback(
    async ({ id, email }: UserRowFragment) => {
      if (underWay.current.has(id)) return;

      underWay.current.add(id);

      try {
        await resend({ variables: { id } });
        showToast({ text: `Invitation sent to ${email}.`, tone: 'success' });
        onSent();
      } catch {
        // The toast of a failed call says why.
      } finally {
        underWay.current.delete(id);
      }
    },
    [resend, onSent],
  );
}
