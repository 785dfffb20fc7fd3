import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { FormFailure } from '#client/components/form/form-failure';
import { emailError } from './email-error';
import { EmailField } from './email-field';

interface EmailDialogProps {
  title: string;
  /** Explains what happens with the address. */
  text: string;
  sendLabel: string;
  typedEmail?: string;
  isSending: boolean;
  failure: string | null;
  onSend: (email: string) => Promise<void>;
  onClose: () => void;
}

/** A dialog that asks for the address alone. */
export function EmailDialog(props: EmailDialogProps) {
  const { title, text, sendLabel, typedEmail = '', isSending, failure, onSend, onClose } = props;
  const [email, setEmail] = useState(typedEmail);
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const error = emailError(email);

  const trySend = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    if (error) input.current?.focus();
    else if (!isSending) await onSend(email.trim());
  };

  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="sm"
      initialFocus={input}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSending} loadingText={sendLabel}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={trySend} aria-label={title}>
        <Stack gap="4">
          <FormFailure text={failure} />
          <chakra.p color="fg.muted">{text}</chakra.p>
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
