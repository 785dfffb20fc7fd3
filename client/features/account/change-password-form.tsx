import { Button, chakra, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormFailure } from '#client/components/form/form-failure';
import { PasswordField } from '#client/components/form/password-field';
import { PasswordStrength } from '#client/components/form/password-strength';
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
function useChangePassword(onChanged: () => void) {
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

const required = (value: string, label: string) =>
  value.trim() === '' ? `${label} is required` : null;

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { change, isChanging, refusal } = useChangePassword(onChanged);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isTouched, setTouched] = useState(false);
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const errors = {
    current: required(current, 'Current Password'),
    next: required(next, 'New Password'),
  };

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    const firstWrong = errors.current ? currentInput : errors.next ? nextInput : null;
    if (firstWrong) firstWrong.current?.focus();
    else if (!isChanging) await change(current, next);
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label="Change password">
      <Stack gap="4">
        <FormFailure text={refusal.failure} />
        <PasswordField
          label="Current Password"
          what="current password"
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={(isTouched ? errors.current : null) ?? refusal.current}
          onBlur={() => undefined}
          inputRef={currentInput}
        />
        <PasswordField
          label="New Password"
          what="new password"
          name="new-password"
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          error={(isTouched ? errors.next : null) ?? refusal.next}
          onBlur={() => undefined}
          inputRef={nextInput}
        />
        <PasswordStrength password={next} />
        <Button
          type="submit"
          alignSelf="flex-start"
          loading={isChanging}
          loadingText="Change password"
        >
          Change password
        </Button>
      </Stack>
    </chakra.form>
  );
}
