import { chakra, Field, Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MAX_PASSKEY_NAME_LENGTH } from '#schema/field-rules';
import { FieldError } from '#client/components/form/field-error';
import { FormButtons } from '#client/components/form/form-buttons';
import { FormFailure } from '#client/components/form/form-failure';
import { useRenamePasskeyMutation } from '#client/graphql/generated';
import { describeFailure, fieldErrorsOf } from '#client/graphql/links/failure';
import type { NamedPasskey } from './factor-acts';

interface RenamePasskeyFormProps {
  passkey: NamedPasskey;
  onRenamed: () => void;
  onCancel: () => void;
}

const TITLE = 'Rename the passkey';

export function RenamePasskeyForm({ passkey, onRenamed, onCancel }: RenamePasskeyFormProps) {
  const [rename, { loading }] = useRenamePasskeyMutation({ context: { silent: true } });
  const [name, setName] = useState(passkey.name);
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.select(), []);

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;

    setFailure(null);
    setWrong(name.trim() === '' ? 'Name is required' : null);
    if (name.trim() === '') return input.current?.focus();

    try {
      await rename({ variables: { id: passkey.id, name: name.trim() } });
      onRenamed();
    } catch (error) {
      const { name: text = null } = fieldErrorsOf(error);
      setWrong(text);
      setFailure(text === null ? describeFailure(error).message : null);
      input.current?.focus();
    }
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label={TITLE}>
      <Stack gap="4">
        <FormFailure text={failure} />
        <Field.Root invalid={wrong !== null}>
          <Field.Label>Name</Field.Label>
          <Input
            ref={input}
            name="passkey-name"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
            aria-required
          />
          {wrong && <FieldError>{wrong}</FieldError>}
        </Field.Root>
        <FormButtons label="Rename" isBusy={loading} onCancel={onCancel} />
      </Stack>
    </chakra.form>
  );
}
