import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Panel } from '#client/components/panel/panel';
import { showToast } from '#client/components/feedback/toast-store';
import { ActDialog } from '#client/features/admin/act-dialog';
import { describeFailure } from '#client/graphql/links/failure';
import {
  RemoveSsoConnectionDocument,
  RemoveSsoDomainDocument,
  useSsoSettingsQuery,
  useTestCompanySignInMutation,
} from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { ConnectionDialog } from './connection-dialog';
import { ConnectionFacts } from './connection-facts';
import { DomainDialog } from './domain-dialog';
import { DomainItem } from './domain-item';
import type { SignInOrganisation } from '#client/features/admin/sign-in/sign-in-organisation';

const HELP =
  'People sign in with their account at your company, by OpenID Connect: Microsoft Entra ID, Okta, Google Workspace and others.';
const EMPTY =
  'Company sign-in is not set up. Register Infinitum at your provider, then enter what it shows.';

type Opened = { step: 'connection' | 'domain' | 'remove' } | { step: 'drop'; domain: string };

const goTo = (url: string) => window.location.assign(url);

interface SsoPanelProps {
  /** The choice of a super admin; left out: the caller's own. */
  organisation?: SignInOrganisation;
  leave?: (url: string) => void;
}

/** Shows how the people of an organisation sign in with their company. */
export function SsoPanel({ organisation, leave = goTo }: SsoPanelProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const client = useApolloClient();
  const { user } = useSession();
  const { data, error, refetch } = useSsoSettingsQuery({
    variables: { ...organisation },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const [startTest, { loading: isStarting }] = useTestCompanySignInMutation({
    context: { silent: true },
  });

  const settings = data?.ssoSettings ?? null;
  const connection = settings?.connection ?? null;
  const reload = () => void refetch().catch(() => undefined); // the panel says that it failed
  const loadLatest = async () => (await refetch()).data?.ssoSettings?.connection ?? null;
  const close = () => setOpened(null);
  const closeAndReload = () => {
    close();
    reload();
  };

  const test = async () => {
    try {
      const answer = await startTest({ variables: { email: user?.email ?? '' } });
      if (answer.data) leave(answer.data.startCompanySignIn);
    } catch (failure) {
      showToast({ text: describeFailure(failure).message, tone: 'danger' });
    }
  };

  const open = (step: 'connection' | 'domain' | 'remove') => () => setOpened({ step });
  const setUp = (
    <Button size="xs" onClick={open('connection')}>
      Set up
    </Button>
  );
  const acts = connection && (
    <>
      {!organisation && (
        <Button
          size="xs"
          variant="outline"
          loading={isStarting}
          loadingText="Test"
          onClick={() => void test()}
        >
          Test
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={open('connection')}>
        Edit
      </Button>
      <Button size="xs" variant="outline" onClick={open('remove')}>
        Remove
      </Button>
    </>
  );
  const loaded = connection ? 'ready' : 'empty';

  return (
    <>
      <Panel
        title="Company sign-in"
        help={HELP}
        state={settings ? loaded : error ? 'failed' : 'loading'}
        skeleton="table"
        emptyText={EMPTY}
        emptyAction={setUp}
        failure="Unable to retrieve the company sign-in. Please try again."
        onRetry={reload}
        actions={acts}
      >
        {settings && connection && (
          <Stack gap="4">
            <ConnectionFacts connection={connection} userCountOutside={settings.userCountOutside} />
            <div>
              <HStack justify="space-between" pb="2">
                <chakra.h3 textStyle="sm" fontWeight="semibold">
                  Mail domains
                </chakra.h3>
                <Button size="xs" variant="outline" onClick={open('domain')}>
                  Add domain
                </Button>
              </HStack>
              <chakra.ul listStyleType="none">
                {connection.domains.map((claim) => (
                  <DomainItem
                    key={claim.domain}
                    claim={claim}
                    organisation={organisation}
                    onChanged={reload}
                    onRemove={() => setOpened({ step: 'drop', domain: claim.domain })}
                  />
                ))}
              </chakra.ul>
              {connection.domains.length === 0 && (
                <chakra.p textStyle="sm" color="fg.muted">
                  Add the domain of your addresses: only people of verified domains can sign in.
                </chakra.p>
              )}
            </div>
          </Stack>
        )}
      </Panel>
      {opened?.step === 'connection' && settings && (
        <ConnectionDialog
          connection={connection}
          organisation={organisation}
          redirectUri={settings.redirectUri}
          loadLatest={loadLatest}
          onSaved={closeAndReload}
          onClose={close}
        />
      )}
      {opened?.step === 'domain' && (
        <DomainDialog organisation={organisation} onSaved={closeAndReload} onClose={close} />
      )}
      {opened?.step === 'remove' && (
        <ActDialog
          title="Remove company sign-in"
          text="Are you sure? Sign-ins with the company end. Everybody signs in with passwords again; those without one choose ‘Forgot password’."
          confirmLabel="Remove"
          tone="danger"
          act={() =>
            client.mutate({
              mutation: RemoveSsoConnectionDocument,
              variables: { ...organisation },
            })
          }
          done="Company sign-in removed."
          failed="Failed to remove company sign-in."
          onSettled={reload}
          onClose={close}
        />
      )}
      {opened?.step === 'drop' && (
        <ActDialog
          title="Remove mail domain"
          text={`Are you sure you want to remove ${opened.domain}? People with these addresses cannot sign in with the company from then on.`}
          confirmLabel="Remove"
          tone="danger"
          act={() =>
            client.mutate({
              mutation: RemoveSsoDomainDocument,
              variables: { domain: opened.domain, ...organisation },
            })
          }
          done="Mail domain removed."
          failed="Failed to remove mail domain."
          onSettled={reload}
          onClose={close}
        />
      )}
    </>
  );
}
