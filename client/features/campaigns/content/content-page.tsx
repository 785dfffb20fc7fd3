import { Box } from '@chakra-ui/react';
import { Fragment, type ReactNode, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClientField } from '#client/components/form/client-field';
import { PageBar } from '#client/components/page/page-bar';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useContentClientsQuery } from '#client/graphql/generated';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { storage } from '#client/session/storage';
import type { ContentClient } from './content';
import { useDebouncedClient } from './use-debounced-client';

const CLIENT = 'client';

/** The client in the URL; otherwise the only one, otherwise the last chosen one. Stored in both. */
function useContentClient(clients: readonly ContentClient[] | undefined) {
  const [params, setParams] = useSearchParams();
  const named = params.get(CLIENT) ?? storage.selectedCustomerId.read();
  const client =
    clients?.length === 1 ? clients[0] : clients?.find(({ id }) => String(id) === named);

  useEffect(() => {
    if (!client) return;
    storage.selectedCustomerId.write(String(client.id));
    if (params.get(CLIENT) === String(client.id)) return;
    const next = new URLSearchParams(params);
    next.set(CLIENT, String(client.id));
    setParams(next, { replace: true });
  }, [client, params, setParams]);

  const select = useCallback(
    (id: string) =>
      setParams((before) => {
        const next = new URLSearchParams({ [CLIENT]: id });
        const tab = before.get('tab');
        if (tab !== null) next.set('tab', tab);
        return next;
      }),
    [setParams],
  );
  return { client: client ?? null, select };
}

interface ContentPageProps {
  title: string;
  barLabel: string;
  /** Text where no client is visible. */
  noClients: string;
  choose: string;
  children: (client: ContentClient) => ReactNode;
}

/** A page about one client, which its bar selects. */
export function ContentPage({ title, barLabel, noClients, choose, children }: ContentPageProps) {
  const { data, error, refetch } = useContentClientsQuery({
    fetchPolicy: 'cache-and-network',
  });

  const clients = data?.dashboardCustomers;
  const { client, select } = useContentClient(clients);
  const shown = useDebouncedClient(client);

  return (
    <>
      <PageHeader title={title} />
      <PageBar label={barLabel}>
        <Box w={{ base: 'full', md: '300px' }}>
          <ClientField client={client} clients={clients} onSelect={select} />
        </Box>
      </PageBar>
      <PageBody>
        {!clients && error && (
          <Box layerStyle="panel" py="12">
            <PanelNotice
              kind="failed"
              text={describeFailure(error).message}
              onAct={() => void refetch()}
            />
          </Box>
        )}
        {(clients ? client !== shown : !error) && <TabsSkeleton />}
        {clients && !client && (
          <Box layerStyle="panel" py="12">
            <PanelNotice text={clients.length === 0 ? noClients : choose} />
          </Box>
        )}
        {shown && <Fragment key={shown.id}>{children(shown)}</Fragment>}
      </PageBody>
    </>
  );
}
