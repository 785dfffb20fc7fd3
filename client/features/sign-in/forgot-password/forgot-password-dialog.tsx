import { EmailDialog } from '#client/features/sign-in/email-dialog';
import { useResetRequest } from './use-reset-request';

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
