import { chakra, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type RefObject } from 'react';

interface PasswordInputProps extends Pick<InputProps, 'size' | 'onBlur' | 'aria-required'> {
  /** The word in the name of the show button: 'password'. */
  what: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A password, masked until the person shows it. */
export function PasswordInput({
  what,
  value,
  onChange,
  inputRef,
  size = 'md',
  ...input
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <chakra.span position="relative" display="block" w="full">
      <Input
        {...input}
        ref={inputRef}
        type={isShown ? 'text' : 'password'}
        size={size}
        pe="11"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <chakra.button
        type="button"
        aria-label={`${isShown ? 'Hide' : 'Show'} ${what}`}
        onClick={() => setShown(!isShown)}
        position="absolute"
        insetEnd="1"
        insetBlock="0"
        my="auto"
        boxSize={size === 'md' ? '8' : '7'}
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
  );
}
