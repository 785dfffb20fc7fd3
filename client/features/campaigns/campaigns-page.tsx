import { Box } from '@chakra-ui/react';
import { ClientField } from '#client/components/form/client-field';
import { PageBar } from '#client/components/page/page-bar';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useContentClientsQuery } from '#client/graphql/generated';
import { ClientContent } from './records/client-content';
import { ContentSkeleton } from './records/content-skeleton';
import { useContentClient } from './records/use-content-client';
import { useDebouncedClient } from './records/use-debounced-client';

export function CampaignsPage() {
  const { data, error, refetch } = useContentClientsQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const clients = data?.dashboardCustomers;
  const { client, select } = useContentClient(clients);
  const shown = useDebouncedClient(client);

  return (
    <>
      <PageHeader title="Campaigns" />
      <PageBar label="Whose campaigns">
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
        {(clients ? client !== shown : !error) && <ContentSkeleton />}
        {clients && !client && (
          <Box layerStyle="panel" py="12">
            <PanelNotice
              text={
                clients.length === 0
                  ? 'You do not see the campaigns of any client yet. Add clients under Admin.'
                  : 'Select a client to see its campaigns'
              }
            />
          </Box>
        )}
        {shown && <ClientContent key={shown.id} client={shown} />}
      </PageBody>
    </>
  );
}
