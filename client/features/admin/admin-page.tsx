import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PageTabs } from '#client/components/page/page-tabs';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useAdminAccessQuery } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { showToast } from '#client/components/feedback/toast-store';
import { useTabParam } from '#client/components/table/use-tab-param';
import { useRecordLink } from '#client/records/use-linked-record';
import { tabOfTarget, useIncomingRequests } from './associations/use-incoming-requests';
import { usualTab, visibleTabs } from './admin-tabs';

/**
 * Mails link to this; it is not a tab of its own, but a part of the clients' or the agencies' tab.
 */
const ASSOCIATIONS = 'associations';

/** The tabs of the role, and the one in the URL: by name, or by a record to open. */
function useShownTab(viewerCan: readonly string[]) {
  const { flags } = useSession();
  const tabs = visibleTabs(viewerCan);
  const ids = tabs.map(({ id }) => id);
  const associationsTab = tabOfTarget('CUSTOMER', ids);
  const [params] = useSearchParams();
  const usual = params.get('tab') === ASSOCIATIONS ? associationsTab : usualTab(flags);
  const { shown, show } = useTabParam(ids, usual);
  const { link, forget } = useRecordLink();
  const linked = link && tabs.find(({ kind }) => kind === link.kind);

  useEffect(() => {
    if (!link?.kind) return;
    if (linked) return linked.id === shown ? undefined : show(linked.id);
    const act = link.act === 'edit' ? 'save' : 'delete';
    showToast({ text: `Unable to ${act} ${link.kind}. Unknown entity type.`, tone: 'danger' });
    forget();
  }, [link, linked, shown, show, forget]);

  return {
    tabs,
    ids,
    associationsTab,
    show,
    tab: linked ?? tabs.find(({ id }) => id === shown) ?? tabs[0],
  };
}

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
