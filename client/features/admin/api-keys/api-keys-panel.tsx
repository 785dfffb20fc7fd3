import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '#client/components/table/data-table';
import { Panel } from '#client/components/panel/panel';
import { TextLink } from '#client/components/inline/text-link';
import { useApiKeysQuery } from '#client/graphql/generated';
import { useClock } from '#client/components/browser/use-clock';
import { SecretDialog } from '#client/features/admin/secret-dialog';
import { keyColumns } from './key-columns';
import type { KeyRow } from './key-state';
import { NewKeyDialog, type CreatedKey } from './new-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';

const HELP =
  'A partner’s machine signs in with a key: Authorization: Bearer <key>. It acts for the organisation, within its scopes.';

const MINUTE_MS = 60_000;

type Opened =
  | { step: 'new' }
  | { step: 'created'; key: CreatedKey }
  | { step: 'rotate' | 'revoke'; key: KeyRow }
  | null;

/** Links to the API's documentation and explorer, which are outside this application. */
const ApiLinks = () => (
  <>
    600 calls a minute for each key. Try GraphQL in the{' '}
    <TextLink asChild>
      <a href="/explorer">explorer</a>
    </TextLink>{' '}
    and REST in its{' '}
    <TextLink asChild>
      <a href="/api/docs">documentation</a>
    </TextLink>
    .
  </>
);

/** The API keys: created, shown once, rotated, revoked. */
export function ApiKeysPanel({ withEntity }: { withEntity: boolean }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { data, loading, error, refetch } = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const minute = useClock((nowMs) => Math.floor(nowMs / MINUTE_MS));
  const columns = useMemo(() => {
    const acts = {
      onRotate: (key: KeyRow) => setOpened({ step: 'rotate', key }),
      onRevoke: (key: KeyRow) => setOpened({ step: 'revoke', key }),
    };
    return keyColumns(acts, withEntity, minute * MINUTE_MS);
  }, [withEntity, minute]);

  const close = () => setOpened(null);
  const reload = () => void refetch().catch(() => undefined); // the table says that it failed
  const showMade = (key: CreatedKey) => {
    setOpened({ step: 'created', key });
    reload();
  };

  return (
    <>
      <Panel
        title="API keys"
        help={HELP}
        state="ready"
        flush
        foot={<ApiLinks />}
        actions={
          <Button size="xs" variant="outline" onClick={() => setOpened({ step: 'new' })}>
            <Plus aria-hidden />
            Create API key
          </Button>
        }
      >
        <DataTable
          label="API keys"
          paramPrefix="keys"
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
      {opened?.step === 'new' && <NewKeyDialog onClose={close} onCreated={showMade} />}
      {opened?.step === 'rotate' && (
        <RotateKeyDialog apiKey={opened.key} onClose={close} onRotated={showMade} />
      )}
      {opened?.step === 'created' && (
        <SecretDialog
          title={`API key ${opened.key.name}`}
          label="API key"
          noun="key"
          secret={opened.key.key}
          text="Copy the key now. It is shown only this once: we store only its fingerprint."
          onClose={close}
        />
      )}
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
