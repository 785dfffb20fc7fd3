import { Button, chakra, Field, Flex, Input, Stack } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FieldError } from '../../components/field-error';
import { PasswordField } from './password-field';
import { useSignIn } from './use-sign-in';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailError(email: string): string | null {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? null : 'Please enter a valid email address';
}

const passwordError = (password: string) => (password === '' ? 'Password is required' : null);

export function SignInForm() {
  const { submit, isSigningIn, failure } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState({ email: false, password: false });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const errors = { email: emailError(email), password: passwordError(password) };
  const shownEmailError = touched.email ? errors.email : null;

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched({ email: true, password: true });
    const firstWrong = errors.email ? emailInput : errors.password ? passwordInput : null;
    if (firstWrong) firstWrong.current?.focus();
    else await submit({ email: email.trim(), password });
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label="Sign in">
      <Stack gap="4">
        <Flex role="alert" gap="2" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failure && (
            <>
              <chakra.span pt="0.5" flexShrink="0" asChild>
                <CircleAlert size={18} aria-hidden />
              </chakra.span>
              {failure}
            </>
          )}
        </Flex>
        <Field.Root invalid={shownEmailError !== null}>
          <Field.Label>Email</Field.Label>
          <Input
            ref={emailInput}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            size="md"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            onBlur={() => email !== '' && setTouched((before) => ({ ...before, email: true }))}
          />
          {shownEmailError && <FieldError>{shownEmailError}</FieldError>}
        </Field.Root>
        <PasswordField
          value={password}
          onChange={setPassword}
          error={touched.password ? errors.password : null}
          onBlur={() => password !== '' && setTouched((before) => ({ ...before, password: true }))}
          inputRef={passwordInput}
        />
        <Button type="submit" size="md" w="full" loading={isSigningIn} loadingText="Sign In">
          Sign In
        </Button>
      </Stack>
    </chakra.form>
  );
}
