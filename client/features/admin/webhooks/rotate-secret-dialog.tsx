import { chakra } from '@chakra-ui/react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useRotateWebhookSecretMutation, type WebhookRowFragment } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import {
  overlapFields,
  USUAL_OVERLAP,
  type OverlapValues,
} from '#client/features/admin/overlap-field';
import type { WithSecret } from './webhook-dialog';

interface RotateSecretDialogProps {
  webhook: WebhookRowFragment;
  onRotated: (made: WithSecret) => void;
  onClose: () => void;
}

const INITIAL = { values: USUAL_OVERLAP };
const FIELDS = overlapFields('The old secret goes on signing, too, for', { upToAMonth: false });

/** A new secret; for a while messages also carry a signature by the old one. */
export function RotateSecretDialog({ webhook, onRotated, onClose }: RotateSecretDialogProps) {
  const [rotateSecret] = useRotateWebhookSecretMutation();
  const save = ({ hours }: OverlapValues, { signal }: SaveContext) =>
    saveOutcomeOf(async () => {
      const { data } = await rotateSecret({
        variables: { id: webhook.id, overlapHours: Number(hours) },
        // The secret is shown once, so it must not be cached.
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      if (!data) throw new Error('The webhook was answered without its secret');
      onRotated(data.rotateWebhookSecret);
    });

  return (
    <EntityDialog
      title={`Rotate the secret of ${webhook.name}`}
      submitLabel="Rotate secret"
      initial={INITIAL}
      fieldsOf={FIELDS}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
      failureText={(message) => `Failed to rotate the secret. ${message || 'Please try again.'}`}
      size="sm"
      intro={
        <chakra.p textStyle="sm" mb="3">
          Messages are signed with the new secret from now on.
        </chakra.p>
      }
    />
  );
}
