import { Field, Input } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { FieldError } from '#client/components/form/field-error';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  onBlur: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean;
}

export function EmailField({
  value,
  onChange,
  error,
  onBlur,
  inputRef,
  autoFocus,
}: EmailFieldProps) {
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>Email</Field.Label>
      <Input
        ref={inputRef}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={autoFocus}
        size="md"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        aria-required
      />
      {error && <FieldError>{error}</FieldError>}
    </Field.Root>
  );
}
