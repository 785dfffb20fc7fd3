import { chakra } from '@chakra-ui/react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useRotateApiKeyMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import {
  overlapFields,
  USUAL_OVERLAP,
  type OverlapValues,
} from '#client/features/admin/overlap-field';
import type { KeyRow } from './key-state';
import type { CreatedKey } from './new-key-dialog';

interface RotateKeyDialogProps {
  apiKey: KeyRow;
  onRotated: (key: CreatedKey) => void;
  onClose: () => void;
}

const INITIAL = { values: USUAL_OVERLAP };
const FIELDS = overlapFields('The old key goes on working for', { upToAMonth: true });

/** Replaces a key while the old one still works. */
export function RotateKeyDialog({ apiKey, onRotated, onClose }: RotateKeyDialogProps) {
  const [rotateApiKey] = useRotateApiKeyMutation();
  const save = ({ hours }: OverlapValues, { signal }: SaveContext) =>
    saveOutcomeOf(async () => {
      const { data } = await rotateApiKey({
        variables: { id: apiKey.id, overlapHours: Number(hours) },
        // The key is shown once, so it must not be cached.
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      if (!data) throw new Error('The key was answered without its text');
      onRotated(data.rotateApiKey);
    });

  return (
    <EntityDialog
      title={`Rotate API key ${apiKey.name}`}
      submitLabel="Rotate API key"
      initial={INITIAL}
      fieldsOf={FIELDS}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
      failureText={(message) => `Failed to rotate API key. ${message || 'Please try again.'}`}
      size="sm"
      intro={
        <chakra.p textStyle="sm" mb="3" overflowWrap="anywhere">
          A new key with the same name, scopes and length of life takes the place of {apiKey.name}.
          Its last use shows whether programs still use the old one.
        </chakra.p>
      }
    />
  );
}
