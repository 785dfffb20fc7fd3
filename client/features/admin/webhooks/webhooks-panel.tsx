import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '#client/components/table/data-table';
import { Panel } from '#client/components/panel/panel';
import {
  type CreateWebhookMutation,
  RotateWebhookSecretDocument,
  useWebhooksQuery,
  type WebhookRowFragment,
} from '#client/graphql/generated';
import { RecordDialog } from '#client/records/record-dialog';
import { RemoveDialog } from '#client/records/remove-dialog';
import { RotateDialog } from '#client/features/admin/rotate-dialog';
import { SecretDialog } from '#client/features/admin/secret-dialog';
import { DeliveriesDialog } from './deliveries-dialog';
import { useSendTest } from './use-send-test';
import { WEBHOOK_FORM, WEBHOOK_REMOVAL } from './webhook';
import { webhookColumns } from './webhook-columns';

const HELP =
  'An address of yours that gets events as they occur: POST with JSON, signed by the Standard Webhooks, retried for three days.';

type WithSecret = CreateWebhookMutation['createWebhookEndpoint'];

type Opened =
  | { step: 'new' }
  | { step: 'edit' | 'rotate' | 'remove' | 'log'; webhook: WebhookRowFragment }
  | { step: 'secret'; made: WithSecret }
  | null;

/** The endpoints of webhooks: created, tested, changed. */
export function WebhooksPanel({ withEntity }: { withEntity: boolean }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { data, loading, error, refetch } = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const sendTest = useSendTest((webhook) => setOpened({ step: 'log', webhook }));
  const columns = useMemo(() => {
    const open = (step: 'edit' | 'rotate' | 'remove' | 'log') => (webhook: WebhookRowFragment) =>
      setOpened({ step, webhook });
    const acts = {
      onShowLog: open('log'),
      onTest: (webhook: WebhookRowFragment) => void sendTest(webhook),
      onRotate: open('rotate'),
      onEdit: open('edit'),
      onRemove: open('remove'),
    };

    return webhookColumns(acts, withEntity);
  }, [sendTest, withEntity]);

  const reload = () => void refetch().catch(() => undefined); // the table says that it failed
  const close = () => setOpened(null);
  const closeAndReload = () => {
    close();
    reload();
  };

  const showSecret = (made: WithSecret) => {
    setOpened({ step: 'secret', made });
    reload();
  };

  return (
    <>
      <Panel
        title="Webhooks"
        help={HELP}
        state="ready"
        flush
        actions={
          <Button
            size="xs"
            variant="outline"
            disabled={!data}
            onClick={() => setOpened({ step: 'new' })}
          >
            <Plus aria-hidden />
            Create webhook
          </Button>
        }
      >
        <DataTable
          label="Webhooks"
          paramPrefix="hooks"
          columns={columns}
          rows={data?.webhookEndpoints ?? []}
          rowKey={({ id }) => id}
          isLoading={loading && !data}
          isRefreshing={loading && Boolean(data)}
          emptyText="No webhooks yet. Create one to get a message when a tag becomes silent, a campaign ends or a report is ready."
          failure={error && !data ? 'Unable to retrieve webhooks. Please try again.' : undefined}
          onRetry={reload}
        />
      </Panel>
      {(opened?.step === 'new' || opened?.step === 'edit') && (
        <RecordDialog
          form={WEBHOOK_FORM}
          context={{ types: data?.webhookEventTypes ?? [] }}
          row={opened.step === 'edit' ? opened.webhook : null}
          onSaved={(answer) =>
            'createWebhookEndpoint' in answer
              ? showSecret(answer.createWebhookEndpoint)
              : closeAndReload()
          }
          onClose={close}
        />
      )}
      {opened?.step === 'rotate' && (
        <RotateDialog
          id={opened.webhook.id}
          mutation={RotateWebhookSecretDocument}
          title={`Rotate the secret of ${opened.webhook.name}`}
          submit="Rotate secret"
          label="The old secret goes on signing, too, for"
          text="Messages are signed with the new secret from now on."
          failed="Failed to rotate the secret."
          onRotated={({ rotateWebhookSecret }) => showSecret(rotateWebhookSecret)}
          onClose={close}
        />
      )}
      {opened?.step === 'remove' && (
        <RemoveDialog
          removal={WEBHOOK_REMOVAL}
          row={opened.webhook}
          onRemoved={closeAndReload}
          onClose={close}
        />
      )}
      {opened?.step === 'log' && (
        <DeliveriesDialog webhook={opened.webhook} onClose={closeAndReload} />
      )}
      {opened?.step === 'secret' && (
        <SecretDialog
          title={`Secret of ${opened.made.endpoint.name}`}
          label="Secret"
          noun="secret"
          secret={opened.made.secret}
          text="Copy the secret now; it is shown only this once. Your program checks the signature of each message with it."
          onClose={close}
        />
      )}
    </>
  );
}
