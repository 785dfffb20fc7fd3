import { Box } from '@chakra-ui/react';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PageTabs } from '#client/components/page/page-tabs';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useAdminAccessQuery } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { tabOfTarget, useIncomingRequests } from './associations/use-incoming-requests';
import { useShownTab } from './use-shown-tab';

export function AdminPage() {
  const { data, error, refetch } = useAdminAccessQuery({ context: { silent: true } });

  return (
    <>
      <PageHeader title="Admin" />
      <PageBody>
        {data && <AdminTabs viewerCan={data.me.viewerCan} />}
        {!data && !error && <TabsSkeleton />}
        {!data && error && (
          <Box layerStyle="panel" p="4">
            <PanelNotice
              kind="failed"
              text={describeFailure(error).message}
              onAct={() => void refetch()}
            />
          </Box>
        )}
      </PageBody>
    </>
  );
}

const waitingOn = (count: number) => ({
  count,
  text: count === 1 ? '1 request' : `${count} requests`,
});

function AdminTabs({ viewerCan }: { viewerCan: readonly string[] }) {
  const { flags } = useSession();
  const { tabs, ids, associationsTab, tab, show } = useShownTab(viewerCan);
  const incoming = useIncomingRequests({
    mayAnswer: viewerCan.includes('associationRequest.accept'),
  });
  if (!tab) return <PanelNotice text="You have no rights to manage anything here." />;

  const requestsOn = (id: string) =>
    incoming.rows.filter(({ target }) => tabOfTarget(target.entityType, ids) === id);
  // A super admin sees all associations under System.
  const hasAssociations = viewerCan.includes('association.list') && !flags.isSuperUser;

  return (
    <PageTabs
      label="Administration"
      tabs={tabs.map(({ id, label }) => ({ id, label, waiting: waitingOn(requestsOn(id).length) }))}
      shown={tab.id}
      onShow={show}
    >
      <tab.Content
        viewerCan={viewerCan}
        requests={{ ...incoming, rows: requestsOn(tab.id) }}
        hasAssociations={hasAssociations && tab.id === associationsTab}
      />
    </PageTabs>
  );
}
