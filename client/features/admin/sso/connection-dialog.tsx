import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useSaveSsoConnectionMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import {
  connectionFields,
  inputOf,
  valuesOf,
  type ConnectionValues,
  type SsoConnectionRow,
} from './connection-fields';
import { CopyField } from './copy-field';

interface ConnectionDialogProps {
  /** Null: a new one. */
  connection: SsoConnectionRow | null;
  redirectUri: string;
  onSaved: () => void;
  onClose: () => void;
}

const TITLE = 'Company sign-in';

/** Sets up or changes the provider of the organisation. */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const { connection, redirectUri, onSaved, onClose } = props;
  const [saveConnection] = useSaveSsoConnectionMutation();
  const isNew = connection === null;

  const save = (values: ConnectionValues, { signal }: SaveContext) =>
    saveOutcomeOf(() =>
      saveConnection({
        variables: { input: inputOf(values) },
        // The input holds the secret, which must not be cached.
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      }),
    );

  return (
    <EntityDialog
      title={TITLE}
      submitLabel="Save"
      intro={<CopyField label="Redirect URI" text={redirectUri} />}
      initial={{ values: valuesOf(connection) }}
      fieldsOf={() => connectionFields(isNew)}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `Failed to save company sign-in. ${message || 'Please try again.'}`}
    />
  );
}
