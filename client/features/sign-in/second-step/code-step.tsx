import { Button, chakra, Field, HStack, Input, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FieldError } from '#client/components/form/field-error';
import { FormFailure } from '#client/components/form/form-failure';
import { TextLink } from '#client/components/inline/text-link';

interface CodeStepProps {
  /** Whether there is an authenticator app; without one a recovery code is asked for. */
  hasApp: boolean;
  isSending: boolean;
  failure: string | null;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
  /** Null where there is no passkey, or no browser for it. */
  onUsePasskey: (() => void) | null;
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

/** What the sign-in asks after the right password. */
export function CodeStep(props: CodeStepProps) {
  const { hasApp, isSending, failure, onSubmit, onBack, onUsePasskey } = props;
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
    else if (!isSending) await onSubmit(code.trim());
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
        <Button type="submit" size="md" w="full" loading={isSending} loadingText="Continue">
          Continue
        </Button>
        {onUsePasskey && (
          <Button variant="outline" size="md" w="full" onClick={onUsePasskey}>
            Use a passkey
          </Button>
        )}
        <HStack justify="space-between" wrap="wrap" gap="2">
          {hasApp && (
            <TextLink type="button" textStyle="sm" onClick={change}>
              {other}
            </TextLink>
          )}
          <TextLink type="button" textStyle="sm" onClick={onBack}>
            Back to the password
          </TextLink>
        </HStack>
      </Stack>
    </chakra.form>
  );
}
