import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#client/components/feedback/toast-store';
import { fieldErrorsOf } from '#client/graphql/links/failure';
import { useResetPasswordMutation } from '#client/graphql/generated-links';
import { session } from '#client/session/session';

const FAILED = 'Failed to reset password. Please try again.';

/** Sets the password and goes to the sign-in; a user who was signed in here signs in again. */
export function useResetPassword(token: string) {
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
