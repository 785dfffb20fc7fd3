import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { FormFailure } from '#client/components/form/form-failure';
import { emailError } from '#client/features/sign-in/email-error';
import { EmailField } from '#client/features/sign-in/email-field';
import { useCompanySignIn } from './use-company-sign-in';

interface CompanySignInDialogProps {
  onClose: () => void;
  /** How the browser leaves for the company's sign-in. */
  leave?: (url: string) => void;
}

const TITLE = 'Use your company account';
const goTo = (url: string) => window.location.assign(url);

/** Asks for the address: its domain says which company it is. */
export function CompanySignInDialog({ onClose, leave = goTo }: CompanySignInDialogProps) {
  const { signIn, isStarting, failure } = useCompanySignIn(leave);
  const [email, setEmail] = useState('');
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const error = emailError(email);

  const trySend = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    if (error) input.current?.focus();
    else if (!isStarting) await signIn(email.trim());
  };

  return (
    <Dialog
      title={TITLE}
      isOpen
      onClose={onClose}
      size="sm"
      initialFocus={input}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isStarting} loadingText="Continue">
            Continue
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={trySend} aria-label={TITLE}>
        <Stack gap="4">
          <FormFailure text={failure} />
          <chakra.p color="fg.muted">
            Enter your work address. You sign in at your company and come back signed in.
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
