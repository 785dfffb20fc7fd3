import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  ArchiveWebhookDocument,
  CreateWebhookDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
  type WebhooksQuery,
} from '#client/graphql/generated';
import { defineForm, type RecordContext, type Removal } from '#client/records/define-record';

// A type, not an interface, so that it is assignable to a record of form values.
type WebhookValues = {
  name: string;
  url: string;
  eventTypes: readonly string[];
  enabled: boolean;
};

type EventType = WebhooksQuery['webhookEventTypes'][number];

const NEW_WEBHOOK: WebhookValues = { name: '', url: '', eventTypes: [], enabled: true };

const valuesOf = ({ name, url, eventTypes, disabledAt }: WebhookRowFragment): WebhookValues => ({
  name,
  url,
  eventTypes,
  enabled: disabledAt === null,
});

const isHttpsUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The fields of an endpoint; an existing one can be switched off. */
function webhookFields(
  types: readonly EventType[],
  { isNew }: { isNew: boolean },
): FormField<WebhookValues>[] {
  const onOff: FormField<WebhookValues> = {
    kind: 'toggle',
    name: 'enabled',
    label: 'Send messages',
    isOptional: true,
    help: 'Switched off, it gets no messages, and waiting messages are cancelled.',
  };

  return [
    { kind: 'text', name: 'name', ...TEXT_FIELDS.webhookName, help: 'What receives the messages.' },
    {
      kind: 'text',
      name: 'url',
      label: 'Address',
      max: MAX_URL_LENGTH,
      placeholder: 'https://',
      check: ({ url }) =>
        isHttpsUrl(url.trim()) ? null : 'Address must be a web address that starts with https://',
    },
    {
      kind: 'choices',
      name: 'eventTypes',
      label: 'Event types',
      options: types.map(({ name, description }) => ({
        value: name,
        label: `${description} (${name})`,
      })),
      emptyText: 'No event types',
      serverNames: ['event_types'],
    },
    ...(isNew ? [] : [onOff]),
  ];
}

const failedTo = (act: string) => (reason: string) =>
  `Failed to ${act} webhook. ${reason || 'Please try again.'}`;

interface WebhookContext extends RecordContext {
  types: readonly EventType[];
}

/** An endpoint of webhooks; the secret of a new one is shown once. */
export const WEBHOOK_FORM = defineForm({
  texts: {
    create: {
      title: 'Create webhook',
      submit: 'Create webhook',
      saved: 'Webhook created.',
      failed: failedTo('create'),
    },
    update: {
      title: 'Edit webhook',
      submit: 'Save webhook',
      saved: 'Webhook saved.',
      failed: failedTo('update'),
    },
  },
  // The panel reads its list again.
  stale: [],
  hasSecret: true,
  create: CreateWebhookDocument,
  update: UpdateWebhookDocument,
  blank: () => NEW_WEBHOOK,
  valuesOf,
  useFields: ({ row, context }: { row: WebhookRowFragment | null; context: WebhookContext }) => {
    const fields = webhookFields(context.types, { isNew: row === null });
    return () => fields;
  },
  inputOf: ({ name, url, eventTypes, enabled }, { row }) => ({
    name: name.trim(),
    // The input leaves out an unchanged address, so the server does not check it again.
    ...(url.trim() !== row?.url && { url: url.trim() }),
    eventTypes: [...eventTypes],
    ...(row && { enabled }),
  }),
  // The dialog with the secret, and the changed row, say it.
  toastsOf: () => [],
});

export const WEBHOOK_REMOVAL: Removal<WebhookRowFragment> = {
  mutation: ArchiveWebhookDocument,
  title: 'Remove webhook',
  text: ({ name }) =>
    `Are you sure you want to remove webhook ${name}? It gets no messages from then on.`,
  confirm: 'Remove',
  done: [{ text: 'Webhook removed.' }],
  failed: failedTo('remove'),
};
