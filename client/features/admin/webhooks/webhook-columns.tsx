import { HStack } from '@chakra-ui/react';
import { RefreshCw, ScrollText, Send } from 'lucide-react';
import type { ChipTone } from '#client/components/inline/chip';
import { IconButton } from '#client/components/inline/icon-button';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { formatDateTime } from '#client/formatting/dates';
import type { WebhookRowFragment } from '#client/graphql/generated';

export interface WebhookActs {
  onShowLog: (webhook: WebhookRowFragment) => void;
  onTest: (webhook: WebhookRowFragment) => void;
  onRotate: (webhook: WebhookRowFragment) => void;
  onEdit: (webhook: WebhookRowFragment) => void;
  onRemove: (webhook: WebhookRowFragment) => void;
}

const ENTITY: Column<WebhookRowFragment> = {
  key: 'entity',
  head: 'Entity',
  kind: 'text',
  width: 160,
  value: ({ entityName }) => entityName,
};

interface WebhookState {
  text: string;
  tone: ChipTone;
  hint: string;
}

export function webhookState({ disabledAt, failingSince }: WebhookRowFragment): WebhookState {
  if (disabledAt) {
    const hint = `Switched off on ${formatDateTime(disabledAt)}. Edit it to switch it on.`;
    return { text: 'Off', tone: 'neutral', hint };
  }

  if (failingSince) {
    const hint = `No message was accepted since ${formatDateTime(failingSince)}. After three days it is switched off.`;
    return { text: 'Failing', tone: 'danger', hint };
  }

  return {
    text: 'Active',
    tone: 'success',
    hint: 'The last message was accepted, or none was sent yet.',
  };
}

/** The columns of the webhooks; the organisation is for ROLE_ADMIN only. */
export const webhookColumns = (
  acts: WebhookActs,
  withEntity: boolean,
): readonly Column<WebhookRowFragment>[] => [
  { key: 'name', head: 'Name', kind: 'text', width: 160, value: ({ name }) => name },
  { key: 'url', head: 'Address', kind: 'text', width: 240, value: ({ url }) => url },
  {
    key: 'events',
    head: 'Event types',
    kind: 'text',
    width: 200,
    value: ({ eventTypes }) => eventTypes.join(', '),
  },
  ...(withEntity ? [ENTITY] : []),
  {
    key: 'state',
    head: 'State',
    kind: 'chip',
    value: (webhook) => webhookState(webhook).text,
    tone: (webhook) => webhookState(webhook).tone,
    hint: (webhook) => webhookState(webhook).hint,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ id }) => id,
    render: (webhook) => {
      const { name, disabledAt } = webhook;

      return (
        <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
          <IconButton
            label={`Deliveries to ${name}`}
            icon={ScrollText}
            onClick={() => acts.onShowLog(webhook)}
          />
          <IconButton
            label={`Send a test to ${name}`}
            icon={Send}
            refusal={disabledAt ? 'Switched off' : undefined}
            onClick={() => acts.onTest(webhook)}
          />
          <IconButton
            label={`Rotate the secret of ${name}`}
            icon={RefreshCw}
            onClick={() => acts.onRotate(webhook)}
          />
          <RowActions
            name={name}
            canEdit
            onEdit={() => acts.onEdit(webhook)}
            canRemove
            onRemove={() => acts.onRemove(webhook)}
          />
        </HStack>
      );
    },
  },
];
