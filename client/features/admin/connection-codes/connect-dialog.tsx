import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { showToast } from '#client/components/feedback/toast-store';
import { useConnectWithCodeMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { evictFields } from '#client/records/evict-fields';
import { ORGANISATION_LISTS } from '#client/features/admin/organisations/organisation-kind';

interface ConnectDialogProps {
  onConnected: () => void;
  onClose: () => void;
}

// A type, not an interface, so that it is assignable to a record of form values.
type CodeValues = { code: string };

const INITIAL = { values: { code: '' } };
const FIELDS: FormField<CodeValues>[] = [
  {
    kind: 'text',
    name: 'code',
    label: 'Connection code',
    help: 'An admin of the client creates it under Admin, Agencies.',
  },
];

const fieldsOf = () => FIELDS;

/** Connects one's organisation to the client that issued the code. */
export function ConnectDialog({ onConnected, onClose }: ConnectDialogProps) {
  const [connect] = useConnectWithCodeMutation({ update: evictFields(ORGANISATION_LISTS) });
  const save = ({ code }: CodeValues, { signal }: SaveContext) =>
    saveOutcomeOf(async () => {
      const { data } = await connect({
        variables: { code: code.trim() },
        context: { fetchOptions: { signal } },
      });
      if (!data) throw new Error('The code was answered without the client');
      showToast({ text: `Connected to ${data.connectWithCode.target.name}.`, tone: 'success' });
    });

  return (
    <EntityDialog
      title="Connect with a code"
      submitLabel="Connect"
      initial={INITIAL}
      fieldsOf={fieldsOf}
      save={save}
      onSaved={onConnected}
      onClose={onClose}
      failureText={(message) => `Failed to connect. ${message || 'Please try again.'}`}
      size="sm"
    />
  );
}
