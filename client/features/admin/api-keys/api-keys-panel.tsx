import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../components/data-table';
import { Panel } from '../../../components/panel';
import { useApiKeysQuery } from '../../../graphql/generated';
import { CreatedKeyDialog } from './created-key-dialog';
import { keyColumns, type KeyRow } from './key-columns';
import { NewKeyDialog, type CreatedKey } from './new-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';

const HELP =
  'A partner’s machine signs in with a key: Authorization: Bearer <key>. It acts for the organisation, within its scopes.';

type Opened = { step: 'new' } | { step: 'created'; key: CreatedKey } | { step: 'revoke'; key: KeyRow } | null;

/** The API keys in force: made, shown once, revoked. */
export function ApiKeysPanel({ withEntity }: { withEntity: boolean }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { data, loading, error, refetch } = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const columns = useMemo(() => keyColumns((key) => setOpened({ step: 'revoke', key }), withEntity), [withEntity]);
  const close = () => setOpened(null);
  const reload = () => void refetch().catch(() => undefined); // the table says that it failed
  return (
    <>
      <Panel
        title="API keys"
        help={HELP}
        state="ready"
        flush
        actions={
          <Button size="xs" variant="outline" onClick={() => setOpened({ step: 'new' })}>
            <Plus aria-hidden />
            Create API key
          </Button>
        }
      >
        <DataTable
          label="API keys"
          addressKey="keys"
          columns={columns}
          rows={data?.apiKeys ?? []}
          rowKey={({ id }) => id}
          isLoading={loading && !data}
          isRefreshing={loading && Boolean(data)}
          emptyText="No API keys yet."
          failure={error && !data ? 'Unable to retrieve API keys. Please try again.' : undefined}
          onRetry={reload}
        />
      </Panel>
      {opened?.step === 'new' && (
        <NewKeyDialog
          onClose={close}
          onCreated={(key) => {
            setOpened({ step: 'created', key });
            reload();
          }}
        />
      )}
      {opened?.step === 'created' && <CreatedKeyDialog created={opened.key} onClose={close} />}
      {opened?.step === 'revoke' && (
        <RevokeKeyDialog
          apiKey={opened.key}
          onClose={close}
          onRevoked={() => {
            close();
            reload();
          }}
        />
      )}
    </>
  );
}
