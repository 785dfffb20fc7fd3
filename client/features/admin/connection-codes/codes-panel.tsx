import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PagedTable } from '#client/components/table/paged-table';
import { Panel } from '#client/components/panel/panel';
import { showToast } from '#client/components/feedback/toast-store';
import { useClock } from '#client/components/browser/use-clock';
import { formatDateTime } from '#client/formatting/dates';
import { describeFailure } from '#client/graphql/links/failure';
import {
  useCreateConnectionCodeMutation,
  useRevokeConnectionCodeMutation,
  type CreateConnectionCodeMutation,
} from '#client/graphql/generated';
import { ActDialog } from '#client/features/admin/act-dialog';
import { SecretDialog } from '#client/features/admin/secret-dialog';
import { codeColumns, type CodeRow } from './code-columns';
import { useConnectionCodes } from './use-connection-codes';

type Opened =
  | { step: 'created'; made: CreateConnectionCodeMutation['createConnectionCode'] }
  | { step: 'revoke'; code: CodeRow };

const TITLE = 'Connection codes';
const HELP =
  'Give a code to an agency, a broadcaster or an ad-tech company: an admin of theirs enters it under Admin, Clients and is connected to you at once. A code works once, within seven days.';
const EMPTY =
  'No connection codes yet. With a code, an organisation you know is connected at once, without a request.';

const MINUTE_MS = 60_000;

/** The codes that connect others to a client at once: created, shown once, revoked. */
export function CodesPanel({ customerId }: { customerId: number }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [revokeCode] = useRevokeConnectionCodeMutation();
  const { request, list } = useConnectionCodes(TITLE, customerId);
  // The code is shown once, so it must not be cached.
  const [createCode, { loading }] = useCreateConnectionCodeMutation({
    variables: { customerId },
    fetchPolicy: 'no-cache',
  });

  const minute = useClock((nowMs) => Math.floor(nowMs / MINUTE_MS));
  const columns = useMemo(
    () => codeColumns((code) => setOpened({ step: 'revoke', code }), minute * MINUTE_MS),
    [minute],
  );

  const close = () => setOpened(null);
  const create = async () => {
    try {
      const { data } = await createCode();
      if (!data) throw new Error('The code was answered without its text');
      setOpened({ step: 'created', made: data.createConnectionCode });
      list.reload();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to create connection code. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
    }
  };

  return (
    <>
      <Panel
        title={TITLE}
        help={HELP}
        state="ready"
        flush
        actions={
          <Button
            size="xs"
            variant="outline"
            loading={loading}
            loadingText="Create code"
            onClick={() => void create()}
          >
            <Plus aria-hidden />
            Create code
          </Button>
        }
      >
        <PagedTable
          label={TITLE}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          request={request}
          page={list.page}
          total={list.total}
          isLoading={list.isLoading}
          isRefreshing={list.isRefreshing}
          emptyText={EMPTY}
          failure={
            list.error === null
              ? undefined
              : 'Unable to retrieve connection codes. Please try again.'
          }
          onRetry={list.reload}
        />
      </Panel>
      {opened?.step === 'created' && (
        <SecretDialog
          title="Connection code"
          label="Connection code"
          noun="code"
          secret={opened.made.code}
          text={`Copy the code now; it is shown only this once. The organisation that enters it by ${formatDateTime(opened.made.connectionCode.expiresAt)} is connected to you at once.`}
          onClose={close}
        />
      )}
      {opened?.step === 'revoke' && (
        <ActDialog
          title="Revoke connection code"
          text={`Are you sure you want to revoke the code of ${formatDateTime(opened.code.createdAt)}? Nobody can connect with it from then on.`}
          confirmLabel="Revoke"
          tone="danger"
          act={() => revokeCode({ variables: { id: opened.code.id } })}
          done="Connection code revoked."
          failed="Failed to revoke connection code."
          onSettled={list.reload}
          onClose={close}
        />
      )}
    </>
  );
}
