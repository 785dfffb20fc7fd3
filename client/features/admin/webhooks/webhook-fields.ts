import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import type { WebhookRowFragment, WebhooksQuery } from '#client/graphql/generated';

// A type, not an interface, so that it is assignable to a record of form values.
export type WebhookValues = {
  name: string;
  url: string;
  eventTypes: readonly string[];
  enabled: boolean;
};

export type EventType = WebhooksQuery['webhookEventTypes'][number];

export const NEW_WEBHOOK: WebhookValues = { name: '', url: '', eventTypes: [], enabled: true };

export const valuesOf = ({
  name,
  url,
  eventTypes,
  disabledAt,
}: WebhookRowFragment): WebhookValues => ({
  name,
  url,
  eventTypes,
  enabled: disabledAt === null,
});

const isHttpsUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The fields of an endpoint; an existing one can be switched off. */
export function webhookFields(
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
