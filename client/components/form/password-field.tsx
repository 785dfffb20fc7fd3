import { Field } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { FieldError } from './field-error';
import { PasswordInput } from './password-input';

interface PasswordFieldProps {
  label: string;
  /** The word in the name of the show button: 'password'. */
  what: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  onBlur: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>{label}</Field.Label>
      <PasswordInput {...input} aria-required />
      {error && <FieldError>{error}</FieldError>}
    </Field.Root>
  );
}
