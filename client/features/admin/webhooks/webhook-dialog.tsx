import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type CreateWebhookMutation,
  type WebhookRowFragment,
} from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import {
  NEW_WEBHOOK,
  valuesOf,
  webhookFields,
  type EventType,
  type WebhookValues,
} from './webhook-fields';

export type WithSecret = CreateWebhookMutation['createWebhookEndpoint'];

interface WebhookDialogProps {
  /** Null: a new one. */
  webhook: WebhookRowFragment | null;
  types: readonly EventType[];
  onCreated: (made: WithSecret) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates or changes an endpoint. */
export function WebhookDialog({ webhook, types, onCreated, onSaved, onClose }: WebhookDialogProps) {
  const [createWebhook] = useCreateWebhookMutation();
  const [updateWebhook] = useUpdateWebhookMutation();
  const save = ({ name, url, eventTypes, enabled }: WebhookValues, { signal }: SaveContext) =>
    saveOutcomeOf(async () => {
      const context = { fetchOptions: { signal } };
      const input = { name: name.trim(), url: url.trim(), eventTypes: [...eventTypes] };

      if (webhook) {
        // The input leaves out an unchanged address, so the server does not check it again.
        const { url: typed, ...others } = input;
        const changes = typed === webhook.url ? others : input;
        await updateWebhook({
          variables: { id: webhook.id, input: { ...changes, enabled } },
          context,
        });
        return;
      }

      // The secret is shown once, so it must not be cached.
      const { data } = await createWebhook({
        variables: { input },
        fetchPolicy: 'no-cache',
        context,
      });
      if (!data) throw new Error('The webhook was answered without its secret');

      onCreated(data.createWebhookEndpoint);
    });

  const [act, title] = webhook ? ['update', 'Edit webhook'] : ['create', 'Create webhook'];

  return (
    <EntityDialog
      title={title}
      submitLabel={webhook ? 'Save webhook' : 'Create webhook'}
      initial={{ values: webhook ? valuesOf(webhook) : NEW_WEBHOOK }}
      fieldsOf={() => webhookFields(types, { isNew: webhook === null })}
      save={save}
      onSaved={() => webhook && onSaved()}
      onClose={onClose}
      failureText={(message) => `Failed to ${act} webhook. ${message || 'Please try again.'}`}
    />
  );
}
