import { chakra, HStack, Link, Spinner, Stack } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { useLinkToken } from '#client/components/browser/use-link-token';
import { FrontPage } from '#client/components/page/front-page';
import { showToast } from '#client/components/feedback/toast-store';
import { useAcceptInvitationMutation } from '#client/graphql/generated-links';

const TEXTS = {
  pending: 'Processing your invitation...',
  accepted: 'Thank you! Your invitation has been accepted successfully.',
  failed: 'Sorry, there was a problem accepting the invitation. Please try again later.',
} as const;

const MARKS = {
  pending: <Spinner size="sm" color="focus" />,
  accepted: <CircleCheck size={20} aria-hidden />,
  failed: <CircleAlert size={20} aria-hidden />,
};
const COLOURS = { pending: 'fg.muted', accepted: 'fg.success', failed: 'fg.error' } as const;

export function AcceptInvitationPage() {
  const token = useLinkToken();
  const state = useAcceptInvitation(token);

  return (
    <FrontPage tabTitle="Invitation" heading="Your invitation">
      <Stack gap="4">
        <HStack role={state === 'failed' ? 'alert' : 'status'} align="flex-start" gap="3">
          <chakra.span color={COLOURS[state]} flexShrink="0" pt="0.5">
            {MARKS[state]}
          </chakra.span>
          <chakra.p>{TEXTS[state]}</chakra.p>
        </HStack>
        {state === 'accepted' && (
          <chakra.p color="fg.muted">
            We have mailed you a link to set your password. It is valid for 1 hour. If your
            organisation uses a company account, the mail says so instead.
          </chakra.p>
        )}
        {state === 'failed' && (
          <chakra.p color="fg.muted">
            An invitation can be accepted once, within 7 days. The person who invited you can send
            another.
          </chakra.p>
        )}
        {state !== 'pending' && (
          <Link asChild color="fg.info" textDecoration="underline" alignSelf="flex-start">
            <RouterLink to="/">Go to sign in</RouterLink>
          </Link>
        )}
      </Stack>
    </FrontPage>
  );
}

/**
 * Posts the token once, however often the page mounts: it works once, and a second answer would
 * report a failure.
 */
function useAcceptInvitation(token: string): 'pending' | 'accepted' | 'failed' {
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
