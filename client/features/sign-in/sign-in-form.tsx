import { Button, chakra, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react';
import { FormFailure } from '#client/components/form/form-failure';
import { PasswordField } from '#client/components/form/password-field';
import { TextLink } from '#client/components/inline/text-link';
import { emailError } from './email-error';
import { EmailField } from './email-field';
import { useSignIn } from './use-sign-in';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./forgot-password/forgot-password-dialog')).ForgotPasswordDialog,
}));

const CodeStep = lazy(async () => ({
  default: (await import('./second-step/code-step')).CodeStep,
}));

const passwordError = (password: string) => (password === '' ? 'Password is required' : null);

export function SignInForm() {
  const signIn = useSignIn();
  const { submit, tryPasskey, isSigningIn, failure } = signIn;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState({ email: false, password: false });
  const [isResetting, setResetting] = useState(false);
  const [notice, setNotice] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const errors = { email: emailError(email), password: passwordError(password) };

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched({ email: true, password: true });
    setNotice('');
    const firstWrong = errors.email ? emailInput : errors.password ? passwordInput : null;
    if (firstWrong) firstWrong.current?.focus();
    else if (!isSigningIn) await submit({ email: email.trim(), password });
  };

  if (signIn.methods)
    return (
      <Suspense fallback={null}>
        <CodeStep signIn={signIn} email={email.trim()} password={password} />
      </Suspense>
    );

  return (
    <>
      <chakra.form noValidate onSubmit={trySubmit} aria-label="Sign in">
        <Stack gap="4">
          <FormFailure text={failure} />
          <chakra.p role="status" textStyle="sm" color="fg.success" _empty={{ display: 'none' }}>
            {notice}
          </chakra.p>
          <EmailField
            value={email}
            onChange={setEmail}
            error={touched.email ? errors.email : null}
            onBlur={() => email !== '' && setTouched((before) => ({ ...before, email: true }))}
            inputRef={emailInput}
            autoFocus
          />
          <PasswordField
            label="Password"
            what="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={touched.password ? errors.password : null}
            onBlur={() =>
              password !== '' && setTouched((before) => ({ ...before, password: true }))
            }
            inputRef={passwordInput}
          />
          <TextLink
            type="button"
            alignSelf="flex-end"
            textStyle="sm"
            onClick={() => setResetting(true)}
          >
            Forgot password
          </TextLink>
          <Button type="submit" size="md" w="full" loading={isSigningIn} loadingText="Sign In">
            Sign In
          </Button>
          {'PublicKeyCredential' in window && (
            <Button variant="outline" size="md" w="full" onClick={tryPasskey}>
              Use a passkey
            </Button>
          )}
        </Stack>
      </chakra.form>
      {isResetting && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog
            typedEmail={email}
            onClose={() => setResetting(false)}
            onSent={setNotice}
          />
        </Suspense>
      )}
    </>
  );
}
