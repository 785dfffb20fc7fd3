import { useState } from 'react';
import { EmailDialog } from '#client/features/sign-in/email-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { useRequestPasswordResetMutation } from '#client/graphql/generated-links';

const FAILED = 'Failed to send password reset link. Please try again.';

/** Only a rate limit adds the server's words: an immediate retry would not help. */
function failureText(error: unknown): string {
  const { code, message } = describeFailure(error);
  return code === 'TOO_MANY_REQUESTS' ? `${FAILED} ${message}` : FAILED;
}

/** Requests a mail with a link; the answer is the same for every address. */
function useResetRequest(onSent: () => void) {
  const [request, { loading: isSending }] = useRequestPasswordResetMutation({
    context: { anonymous: true, silent: true },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (email: string) => {
    setFailure(null);
    try {
      const { data } = await request({ variables: { email } });
      if (data) showToast({ text: data.requestPasswordReset.message, tone: 'success' });
      onSent();
    } catch (error) {
      setFailure(failureText(error));
    }
  };

  return { send, isSending, failure };
}

const RESET_SENT = 'Password reset link has been sent to your email.';

interface ForgotPasswordDialogProps {
  /** The address already typed in the form. */
  typedEmail: string;
  onClose: () => void;
  /** Takes the text for the page. */
  onSent: (text: string) => void;
}

export function ForgotPasswordDialog({ typedEmail, onClose, onSent }: ForgotPasswordDialogProps) {
  const { send, isSending, failure } = useResetRequest(() => {
    onSent(RESET_SENT);
    onClose();
  });

  return (
    <EmailDialog
      title="Reset password"
      text="We mail you a link to choose a new password. It is valid for 1 hour."
      sendLabel="Send link"
      typedEmail={typedEmail}
      isSending={isSending}
      failure={failure}
      onSend={send}
      onClose={onClose}
    />
  );
}
