import { chakra, Field, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { FieldError } from './field-error';

interface PasswordFieldProps {
  label: string;
  /** As the button that shows it names it: 'password'. */
  what: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  onBlur: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, what, name, autoComplete, value, onChange, error, onBlur, inputRef } = props;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>{label}</Field.Label>
      <chakra.span position="relative" display="block" w="full">
        <Input
          ref={inputRef}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          size="md"
          pe="11"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          aria-required
        />
        <chakra.button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${what}`}
          onClick={() => setShown(!isShown)}
          position="absolute"
          insetEnd="1"
          top="1"
          boxSize="8"
          display="grid"
          placeItems="center"
          borderRadius="sm"
          color="fg.muted"
          cursor="pointer"
          _hover={{ color: 'fg' }}
        >
          <Icon size={16} aria-hidden />
        </chakra.button>
      </chakra.span>
      {error && <FieldError>{error}</FieldError>}
    </Field.Root>
  );
}
