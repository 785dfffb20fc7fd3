import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { FormFailure } from '#client/components/form/form-failure';
import { emailError } from '#client/features/sign-in/email-error';
import { EmailField } from '#client/features/sign-in/email-field';
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
  const [email, setEmail] = useState(typedEmail);
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const error = emailError(email);

  const trySend = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    if (error) input.current?.focus();
    else if (!isSending) await send(email.trim());
  };

  return (
    <Dialog
      title="Reset password"
      isOpen
      onClose={onClose}
      size="sm"
      initialFocus={input}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSending} loadingText="Send link">
            Send link
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={trySend} aria-label="Reset password">
        <Stack gap="4">
          <FormFailure text={failure} />
          <chakra.p color="fg.muted">
            We mail you a link to choose a new password. It is valid for 1 hour.
          </chakra.p>
          <EmailField
            value={email}
            onChange={setEmail}
            error={isTouched ? error : null}
            onBlur={() => email !== '' && setTouched(true)}
            inputRef={input}
          />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
