import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '#client/components/table/data-table';
import { Panel } from '#client/components/panel/panel';
import { TextLink } from '#client/components/inline/text-link';
import {
  type CreateApiKeyMutation,
  RotateApiKeyDocument,
  useApiKeysQuery,
  useSandboxQuery,
} from '#client/graphql/generated';
import { RecordDialog } from '#client/records/record-dialog';
import { RemoveDialog } from '#client/records/remove-dialog';
import { useClock } from '#client/components/browser/use-clock';
import { RotateDialog } from '#client/features/admin/rotate-dialog';
import { SecretDialog } from '#client/features/admin/secret-dialog';
import { API_KEY_FORM, KEY_REMOVAL } from './api-key';
import { keyColumns } from './key-columns';
import type { KeyRow } from './key-state';

const HELP =
  'A partner’s machine signs in with a key: Authorization: Bearer <key>. It acts for the organisation, within its scopes.';

const MINUTE_MS = 60_000;

type Opened =
  | { step: 'new' }
  | { step: 'created'; key: CreateApiKeyMutation['createApiKey'] }
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

  const sandboxes = useSandboxQuery({ skip: withEntity, context: { silent: true } });

  const minute = useClock((nowMs) => Math.floor(nowMs / MINUTE_MS));
  const columns = useMemo(() => {
    const acts = {
      onRotate: (key: KeyRow) => setOpened({ step: 'rotate', key }),
      onRevoke: (key: KeyRow) => setOpened({ step: 'revoke', key }),
    };
    return keyColumns(acts, withEntity, minute * MINUTE_MS);
  }, [withEntity, minute]);

  const hasSandbox = Boolean(sandboxes.data?.sandbox);
  const context = useMemo(() => ({ hasSandbox }), [hasSandbox]);

  const close = () => setOpened(null);
  const reload = () => void refetch().catch(() => undefined); // the table says that it failed
  const showMade = (key: CreateApiKeyMutation['createApiKey']) => {
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
      {opened?.step === 'new' && (
        <RecordDialog
          form={API_KEY_FORM}
          context={context}
          row={null}
          onSaved={({ createApiKey }) => showMade(createApiKey)}
          onClose={close}
        />
      )}
      {opened?.step === 'rotate' && (
        <RotateDialog
          id={opened.key.id}
          mutation={RotateApiKeyDocument}
          title={`Rotate API key ${opened.key.name}`}
          submit="Rotate API key"
          label="The old key goes on working for"
          upToAMonth
          text={`A new key with the same name, scopes and length of life takes the place of ${opened.key.name}. Its last use shows whether programs still use the old one.`}
          failed="Failed to rotate API key."
          onRotated={({ rotateApiKey }) => showMade(rotateApiKey)}
          onClose={close}
        />
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
        <RemoveDialog
          removal={KEY_REMOVAL}
          row={opened.key}
          onRemoved={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
