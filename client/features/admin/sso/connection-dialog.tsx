import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useSaveSsoConnectionMutation } from '#client/graphql/generated';
import type { SignInOrganisation } from '#client/features/admin/sign-in/sign-in-organisation';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
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
  /** The choice of a super admin; left out: the caller's own. */
  organisation?: SignInOrganisation;
  redirectUri: string;
  loadLatest: () => Promise<SsoConnectionRow | null>;
  onSaved: () => void;
  onClose: () => void;
}

const TITLE = 'Company sign-in';

const formOf = (connection: SsoConnectionRow | null) => ({
  values: valuesOf(connection),
  version: connection?.version,
});

/** Sets up or changes the provider of the organisation. */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const { connection, organisation, redirectUri, loadLatest, onSaved, onClose } = props;
  const [saveConnection] = useSaveSsoConnectionMutation();
  const isNew = connection === null;

  const save = (values: ConnectionValues, { version, signal }: SaveContext) =>
    saveOutcomeOf(() =>
      saveConnection({
        variables: { input: { ...inputOf(values), ...organisation, version } },
        // The input holds the secret, which must not be cached.
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      }),
    );

  const fetchLatest = async () => {
    const latest = await loadLatest();
    if (!latest) throw new Error('The company sign-in was removed');
    return formOf(latest);
  };

  return (
    <EntityDialog
      title={TITLE}
      submitLabel="Save"
      intro={<CopyField label="Redirect URI" text={redirectUri} />}
      initial={formOf(connection)}
      fieldsOf={() => connectionFields(isNew)}
      save={save}
      fetchLatest={fetchLatest}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `Failed to save company sign-in. ${message || 'Please try again.'}`}
    />
  );
}
