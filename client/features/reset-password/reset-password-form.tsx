import { Button, chakra, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormFailure } from '#client/components/form/form-failure';
import { PasswordField } from '#client/components/form/password-field';
import { PasswordStrength } from '#client/components/form/password-strength';
import { useResetPassword } from './use-reset-password';

const required = (value: string, label: string) =>
  value.trim() === '' ? `${label} is required` : null;

export function ResetPasswordForm({ token }: { token: string }) {
  const { reset, isResetting, failure } = useResetPassword(token);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [touched, setTouched] = useState({ password: false, repeated: false });
  const passwordInput = useRef<HTMLInputElement>(null);
  const repeatedInput = useRef<HTMLInputElement>(null);
  const errors = {
    password: required(password, 'New Password'),
    repeated:
      required(repeated, 'Confirm New Password') ??
      (repeated === password ? null : 'Passwords do not match.'),
  };

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched({ password: true, repeated: true });
    const firstWrong = errors.password ? passwordInput : errors.repeated ? repeatedInput : null;
    if (firstWrong) firstWrong.current?.focus();
    else if (!isResetting) await reset(password);
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label="Reset Your Password">
      <Stack gap="4">
        <FormFailure text={failure} />
        <PasswordField
          label="New Password"
          what="new password"
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={touched.password ? errors.password : null}
          onBlur={() => password !== '' && setTouched((before) => ({ ...before, password: true }))}
          inputRef={passwordInput}
        />
        <PasswordStrength password={password} />
        <PasswordField
          label="Confirm New Password"
          what="repeated password"
          name="confirm-new-password"
          autoComplete="new-password"
          value={repeated}
          onChange={setRepeated}
          error={touched.repeated ? errors.repeated : null}
          onBlur={() => repeated !== '' && setTouched((before) => ({ ...before, repeated: true }))}
          inputRef={repeatedInput}
        />
        <Button type="submit" size="md" w="full" loading={isResetting} loadingText="Resetting...">
          Reset Password
        </Button>
      </Stack>
    </chakra.form>
  );
}
