import { useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure, fieldErrorsOf } from '#client/graphql/links/failure';
import { useChangePasswordMutation } from '#client/graphql/generated';
import { session } from '#client/session/session';

interface Refusal {
  /** An error of the form as a whole. */
  failure: string | null;
  current: string | null;
  next: string | null;
}

const NONE: Refusal = { failure: null, current: null, next: null };

/** Changes the person's password; this sign-in continues, the others end. */
export function useChangePassword(onChanged: () => void) {
  const [changePassword, { loading: isChanging }] = useChangePasswordMutation({
    context: { silent: true },
  });
  const [refusal, setRefusal] = useState(NONE);

  const change = async (currentPassword: string, newPassword: string) => {
    setRefusal(NONE);

    try {
      const { data } = await changePassword({ variables: { currentPassword, newPassword } });
      if (data) showToast({ text: data.changePassword.message, tone: 'success' });
      const { user } = session.current();
      const accessToken = session.accessToken();
      if (user && accessToken !== null)
        session.signIn({ ...user, mustChangePassword: false }, { accessToken });
      onChanged();
    } catch (error) {
      const { current_password: current = null, new_password: next = null } = fieldErrorsOf(error);
      const isField = current !== null || next !== null;
      setRefusal({ failure: isField ? null : describeFailure(error).message, current, next });
    }
  };
  return { change, isChanging, refusal };
}
