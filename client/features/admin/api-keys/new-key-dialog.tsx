import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useCreateApiKeyMutation, type CreateApiKeyMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import { expiryOf, keyFields, NEW_KEY, type KeyValues } from './key-fields';

export type CreatedKey = CreateApiKeyMutation['createApiKey'];

interface NewKeyDialogProps {
  onCreated: (key: CreatedKey) => void;
  onClose: () => void;
}

const INITIAL = { values: NEW_KEY };

export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const [createApiKey] = useCreateApiKeyMutation();
  const save = ({ name, scopes, life }: KeyValues, { signal }: SaveContext) =>
    saveOutcomeOf(async () => {
      const input = {
        name: name.trim(),
        scopes: [...scopes],
        expiresAt: expiryOf(life, Date.now()),
      };

      // The key is shown once, so it must not be cached.
      const { data } = await createApiKey({
        variables: { input },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      if (!data) throw new Error('The key was answered without its text');

      onCreated(data.createApiKey);
    });

  return (
    <EntityDialog
      title="Create API key"
      submitLabel="Create API key"
      initial={INITIAL}
      fieldsOf={keyFields}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
      failureText={(message) => `Failed to create API key. ${message || 'Please try again.'}`}
      size="sm"
    />
  );
}
