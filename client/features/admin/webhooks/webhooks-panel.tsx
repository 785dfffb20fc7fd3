import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '#client/components/table/data-table';
import { Panel } from '#client/components/panel/panel';
import { useWebhooksQuery, type WebhookRowFragment } from '#client/graphql/generated';
import { SecretDialog } from '#client/features/admin/secret-dialog';
import { DeliveriesDialog } from './deliveries-dialog';
import { RemoveWebhookDialog } from './remove-webhook-dialog';
import { RotateSecretDialog } from './rotate-secret-dialog';
import { useSendTest } from './use-send-test';
import { webhookColumns } from './webhook-columns';
import { WebhookDialog, type WithSecret } from './webhook-dialog';

const HELP =
  'An address of yours that gets events as they occur: POST with JSON, signed by the Standard Webhooks, retried for three days.';

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
        <WebhookDialog
          webhook={opened.step === 'edit' ? opened.webhook : null}
          types={data?.webhookEventTypes ?? []}
          onCreated={showSecret}
          onSaved={closeAndReload}
          onClose={close}
        />
      )}
      {opened?.step === 'rotate' && (
        <RotateSecretDialog webhook={opened.webhook} onRotated={showSecret} onClose={close} />
      )}
      {opened?.step === 'remove' && (
        <RemoveWebhookDialog webhook={opened.webhook} onRemoved={closeAndReload} onClose={close} />
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
