import { Box } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { ClientField } from '#client/components/form/client-field';
import { PageBar } from '#client/components/page/page-bar';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useContentClientsQuery } from '#client/graphql/generated';
import type { ContentClient } from './content';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { useContentClient } from './use-content-client';
import { useDebouncedClient } from './use-debounced-client';

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
