import { Button, chakra, Field, HStack, Input, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FieldError } from '#client/components/form/field-error';
import { FormFailure } from '#client/components/form/form-failure';
import type { SignIn } from '#client/features/sign-in/use-sign-in';
import { TextLink } from '#client/components/inline/text-link';

interface CodeStepProps {
  signIn: SignIn;
  /** The pair that was right. */
  email: string;
  password: string;
}

const APP = {
  label: 'Code',
  help: 'Enter the six digits that your authenticator app shows.',
  other: 'Use a recovery code',
  inputMode: 'numeric',
} as const;
const RECOVERY = {
  label: 'Recovery code',
  help: 'Enter one of the recovery codes that you wrote down. It works once.',
  other: 'Use the authenticator app',
  inputMode: 'text',
} as const;

/** The sign-in asks this after the right password. */
export function CodeStep({ signIn, email, password }: CodeStepProps) {
  const { submit, tryPasskey, isSigningIn, failure, methods, back } = signIn;
  const hasApp = methods?.includes('code') === true;
  const hasPasskey = methods?.includes('passkey') === true && 'PublicKeyCredential' in window;
  const [isApp, setApp] = useState(hasApp);
  const [code, setCode] = useState('');
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { label, help, other, inputMode } = isApp ? APP : RECOVERY;
  const error = isTouched && code.trim() === '' ? `${label} is required` : null;

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    if (code.trim() === '') input.current?.focus();
    else if (!isSigningIn) await submit({ email, password, code: code.trim() });
  };

  const change = () => {
    setApp(!isApp);
    setCode('');
    setTouched(false);
    input.current?.focus();
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label="Second factor">
      <Stack gap="4">
        <FormFailure text={failure} />
        <Field.Root invalid={error !== null}>
          <Field.Label>{label}</Field.Label>
          <Input
            ref={input}
            name="code"
            autoComplete="one-time-code"
            inputMode={inputMode}
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            size="md"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            aria-required
          />
          <Field.HelperText>{help}</Field.HelperText>
          {error && <FieldError>{error}</FieldError>}
        </Field.Root>
        <Button type="submit" size="md" w="full" loading={isSigningIn} loadingText="Continue">
          Continue
        </Button>
        {hasPasskey && (
          <Button variant="outline" size="md" w="full" onClick={tryPasskey}>
            Use a passkey
          </Button>
        )}
        <HStack justify="space-between" wrap="wrap" gap="2">
          {hasApp && (
            <TextLink type="button" textStyle="sm" onClick={change}>
              {other}
            </TextLink>
          )}
          <TextLink type="button" textStyle="sm" onClick={back}>
            Back to the password
          </TextLink>
        </HStack>
      </Stack>
    </chakra.form>
  );
}
