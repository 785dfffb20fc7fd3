import { chakra, Field, Input, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { encode } from 'uqr';
import { FieldError } from '#client/components/form/field-error';
import { FormButtons } from '#client/components/form/form-buttons';
import { FormFailure } from '#client/components/form/form-failure';
import { describeFailure, fieldErrorsOf } from '#client/graphql/links/failure';
import { useConfirmCodeAppMutation } from '#client/graphql/generated';
import type { NewCodeApp } from './factor-acts';

/** Dark on light in any colour mode: cameras read it so. Cells around it are quiet. */
const BORDER = 4;

/** A QR code of a text. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      w="full"
      maxW="220px"
      borderRadius="md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </chakra.svg>
  );
}

interface ConfirmAppFormProps {
  app: NewCodeApp;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The new app's secret, as a picture and to type, and the first code that the app shows. */
export function ConfirmAppForm({ app, onConfirmed, onCancel }: ConfirmAppFormProps) {
  const [confirm, { loading }] = useConfirmCodeAppMutation({
    context: { silent: true },
    fetchPolicy: 'no-cache',
  });
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const trySubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;

    setFailure(null);
    setWrong(code.trim() === '' ? 'Code is required' : null);
    if (code.trim() === '') return input.current?.focus();

    try {
      const { data } = await confirm({ variables: { code: code.trim() } });
      if (data) onConfirmed(data.confirmCodeApp);
    } catch (error) {
      const { code: text = null } = fieldErrorsOf(error);
      setWrong(text);
      setFailure(text === null ? describeFailure(error).message : null);
      input.current?.focus();
    }
  };

  return (
    <chakra.form noValidate onSubmit={trySubmit} aria-label="Add an authenticator app">
      <Stack gap="4">
        <FormFailure text={failure} />
        <p>Scan this picture with your authenticator app, then enter the code that it shows.</p>
        <QrPicture text={app.uri} label="QR code for your authenticator app" />
        <chakra.p color="fg.muted" textStyle="sm">
          Or type this key into the app:{' '}
          <chakra.code fontFamily="mono" color="fg" overflowWrap="anywhere">
            {inGroups(app.secret)}
          </chakra.code>
        </chakra.p>
        <Field.Root invalid={wrong !== null}>
          <Field.Label>Code</Field.Label>
          <Input
            ref={input}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxW="160px"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            aria-required
          />
          {wrong && <FieldError>{wrong}</FieldError>}
        </Field.Root>
        <FormButtons label="Confirm" isBusy={loading} onCancel={onCancel} />
      </Stack>
    </chakra.form>
  );
}
