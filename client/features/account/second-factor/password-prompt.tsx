import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormButtons } from '#client/components/form/form-buttons';
import { FormFailure } from '#client/components/form/form-failure';
import { PasswordField } from '#client/components/form/password-field';

interface PasswordPromptProps {
  /** The act that it confirms, as on its button. */
  label: string;
  note: string | null;
  /** People who sign in elsewhere have no password. */
  asksPassword: boolean;
  isBusy: boolean;
  failure: string | null;
  wrongPassword: string | null;
  onSubmit: (password: string | null) => Promise<void>;
  onCancel: () => void;
}

/** The current password before a change of how a person signs in. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { label, note, asksPassword, isBusy, failure, wrongPassword, onSubmit, onCancel } = props;
  const [password, setPassword] = useState('');
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isMissing = asksPassword && password === '';
  const missing = isTouched && isMissing ? 'Current Password is required' : null;

  useEffect(() => input.current?.focus(), []);

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    if (isMissing) input.current?.focus();
    else if (!isBusy) await onSubmit(asksPassword ? password : null);
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label={label}>
      <Stack gap="4">
        <FormFailure text={failure} />
        {note && <chakra.p color="fg.muted">{note}</chakra.p>}
        {asksPassword && (
          <PasswordField
            label="Current Password"
            what="current password"
            name="current-password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={missing ?? wrongPassword}
            onBlur={() => undefined}
            inputRef={input}
          />
        )}
        <FormButtons label={label} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </chakra.form>
  );
}
