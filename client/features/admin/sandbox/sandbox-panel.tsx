import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Chip } from '#client/components/inline/chip';
import { TextLink } from '#client/components/inline/text-link';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { Panel } from '#client/components/panel/panel';
import { showToast } from '#client/components/feedback/toast-store';
import { ActDialog } from '#client/features/admin/act-dialog';
import { SecretDialog } from '#client/features/admin/secret-dialog';
import {
  ApiKeysDocument,
  RemoveSandboxDocument,
  ResetSandboxDocument,
  useCreateSandboxMutation,
  useSandboxQuery,
} from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';

const HELP =
  'An organisation of invented clients, campaigns, bookings and tags with the traffic of 90 days, to try programs in. Only its own API keys see it: none of it is in your lists and figures, or in anybody else’s.';
const EMPTY =
  'No sandbox. It comes with an API key of its own; nothing in it is real, and it can be reset and removed.';
const FILL_POLL_MS = 3_000;

type Opened = { step: 'reset' | 'remove' } | { step: 'created'; key: string } | null;

const Guide = () => (
  <>
    How to use it:{' '}
    <TextLink asChild>
      <a href="/developers#a-sandbox">guide for developers</a>
    </TextLink>
    .
  </>
);

/** The sandbox of the organisation: created with its first key, reset, removed. */
export function SandboxPanel() {
  const [opened, setOpened] = useState<Opened>(null);
  const client = useApolloClient();
  const { data, error, refetch, startPolling, stopPolling } = useSandboxQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const [create, { loading: isCreating }] = useCreateSandboxMutation({ context: { silent: true } });
  const sandbox = data?.sandbox ?? null;
  const isFilling = sandbox?.filledAt === null;

  useEffect(() => {
    if (!isFilling) return undefined;
    startPolling(FILL_POLL_MS);
    return stopPolling;
  }, [isFilling, startPolling, stopPolling]);

  const close = () => setOpened(null);
  /** The list of keys is another panel's. */
  const reload = () =>
    void Promise.all([refetch(), client.refetchQueries({ include: [ApiKeysDocument] })]).catch(
      () => undefined,
    ); // the panels say that they failed
  const createNow = async () => {
    try {
      const answer = await create();
      const key = answer.data?.createSandbox.key?.key;
      if (key) setOpened({ step: 'created', key });
    } catch (failure) {
      const { message } = describeFailure(failure);
      showToast({ text: `Failed to create the sandbox. ${message}`, tone: 'danger' });
    }
    reload();
  };

  const acts = sandbox && (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpened({ step: 'reset' })}>
        Reset
      </Button>
      <Button size="xs" variant="outline" onClick={() => setOpened({ step: 'remove' })}>
        Remove
      </Button>
    </>
  );
  const loaded = sandbox ? 'ready' : 'empty';

  return (
    <>
      <Panel
        title="Sandbox"
        help={HELP}
        state={data ? loaded : error ? 'failed' : 'loading'}
        emptyText={EMPTY}
        emptyAction={
          <Button
            size="xs"
            loading={isCreating}
            loadingText="Create sandbox"
            onClick={() => void createNow()}
          >
            Create sandbox
          </Button>
        }
        failure="Unable to retrieve the sandbox. Please try again."
        onRetry={reload}
        actions={acts}
        foot={<Guide />}
      >
        {sandbox && (
          <HStack gap="3" flexWrap="wrap">
            <Chip tone="warning">Sandbox</Chip>
            <chakra.span fontWeight="semibold">{sandbox.name}</chakra.span>
            <chakra.span color="fg.muted" role="status">
              {isFilling ? (
                'Its traffic is being generated.'
              ) : (
                <>
                  Traffic of the 90 days before <RelativeTime at={sandbox.builtAt} />.
                </>
              )}
            </chakra.span>
          </HStack>
        )}
      </Panel>
      {opened?.step === 'created' && (
        <SecretDialog
          title="API key of the sandbox"
          label="API key"
          noun="key"
          secret={opened.key}
          text="Copy the key now. It is shown only this once. It reads, books and sends events, in the sandbox alone."
          onClose={close}
        />
      )}
      {opened?.step === 'reset' && (
        <ActDialog
          title="Reset the sandbox"
          text="All records and traffic of the sandbox are replaced by new ones, with new ids and tags. Its API keys stay."
          confirmLabel="Reset"
          tone="danger"
          act={() => client.mutate({ mutation: ResetSandboxDocument, context: { silent: true } })}
          done="Sandbox reset. Its traffic follows within a minute."
          failed="Failed to reset the sandbox."
          onSettled={reload}
          onClose={close}
        />
      )}
      {opened?.step === 'remove' && (
        <ActDialog
          title="Remove the sandbox"
          text="All records and traffic of the sandbox are removed, and programs with its API keys are refused."
          confirmLabel="Remove"
          tone="danger"
          act={() => client.mutate({ mutation: RemoveSandboxDocument, context: { silent: true } })}
          done="Sandbox removed."
          failed="Failed to remove the sandbox."
          onSettled={reload}
          onClose={close}
        />
      )}
    </>
  );
}
