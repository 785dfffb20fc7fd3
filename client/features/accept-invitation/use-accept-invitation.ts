import { useEffect, useRef } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { useAcceptInvitationMutation } from '#client/graphql/generated-links';

/**
 * Posts the token once, however often the page mounts: it works once, and a second answer would
 * report a failure.
 */
export function useAcceptInvitation(token: string): 'pending' | 'accepted' | 'failed' {
  const [accept, { data, error }] = useAcceptInvitationMutation({
    context: { anonymous: true, silent: true },
  });
  const posted = useRef<string | null>(null);

  useEffect(() => {
    if (posted.current === token) return;
    posted.current = token;
    accept({ variables: { token } }).then(
      ({ data: answer }) =>
        answer && showToast({ text: answer.acceptInvitation.message, tone: 'success' }),
      () => undefined, // the page shows that it failed
    );
  }, [accept, token]);

  if (error) return 'failed';

  return data ? 'accepted' : 'pending';
}
