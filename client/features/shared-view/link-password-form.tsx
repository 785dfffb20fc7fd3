import { Button, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { PasswordField } from '#client/components/form/password-field';

interface LinkPasswordFormProps {
  error: string | null;
  isOpening: boolean;
  onOpen: (password: string) => void;
}

const nothing = () => undefined;

/** Asks for the password of a public link. */
export function LinkPasswordForm({ error, isOpening, onOpen }: LinkPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = () => {
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else onOpen(password);
  };

  return (
    <form
      noValidate
      aria-label="Password of the link"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="4">
        <PasswordField
          label="Password"
          what="password"
          name="link-password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isMissing && password === '' ? 'Password is required' : error}
          onBlur={nothing}
          inputRef={input}
        />
        <Button type="submit" size="md" w="full" loading={isOpening} loadingText="Opening …">
          Show the figures
        </Button>
      </Stack>
    </form>
  );
}
