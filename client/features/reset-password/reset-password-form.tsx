import { Button, chakra, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#client/components/form/form-failure';
import { PasswordField } from '#client/components/form/password-field';
import { PasswordStrength } from '#client/components/form/password-strength';
import { showToast } from '#client/components/feedback/toast-store';
import { fieldErrorsOf } from '#client/graphql/links/failure';
import { useResetPasswordMutation } from '#client/graphql/generated-links';
import { session } from '#client/session/session';

const FAILED = 'Failed to reset password. Please try again.';

/** Sets the password and goes to the sign-in; a user who was signed in here signs in again. */
function useResetPassword(token: string) {
  const navigate = useNavigate();
  const [resetPassword, { loading: isResetting }] = useResetPasswordMutation({
    context: { anonymous: true, silent: true },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const reset = async (newPassword: string) => {
    setFailure(null);

    try {
      const { data } = await resetPassword({ variables: { token, newPassword } });
      if (data) showToast({ text: data.resetPassword.message, tone: 'success' });
      showToast({ text: 'Password reset successful.', tone: 'success' });
      session.end();
      await navigate('/', { replace: true });
    } catch (error) {
      const { token: tokenError, new_password: passwordError } = fieldErrorsOf(error);
      setFailure(tokenError ?? passwordError ?? FAILED);
    }
  };

  return { reset, isResetting, failure };
}

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
