import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { PageBody } from '../../components/page-body';
import { PageHeader } from '../../components/page-header';
import { PageTabs } from '../../components/page-tabs';
import { PanelNotice } from '../../components/panel-notice';
import { PanelSkeleton } from '../../components/panel-skeleton';
import { showToast } from '../../components/toast-store';
import { useTabAddress } from '../../components/use-tab-address';
import { describeFailure } from '../../graphql/failure';
import { useAdminAccessQuery } from '../../graphql/generated';
import { useSession } from '../../session/use-session';
import { usualTab, visibleTabs } from './admin-tabs';
import { tabOfTarget, useIncomingRequests } from './associations/use-incoming-requests';
import { unknownKindText, useRecordLink } from './record-link';

export function AdminPage() {
  const { data, error, refetch } = useAdminAccessQuery({ context: { silent: true } });
  return (
    <>
      <PageHeader title="Admin" />
      <PageBody>
        {data && <AdminTabs viewerCan={data.me.viewerCan} />}
        {!data && (
          <Box layerStyle="panel" p="4">
            {error ? (
              <PanelNotice kind="failed" text={describeFailure(error).message} onAct={() => void refetch()} />
            ) : (
              <PanelSkeleton shape="table" />
            )}
          </Box>
        )}
      </PageBody>
    </>
  );
}

const waitingOn = (count: number) => ({ count, text: count === 1 ? '1 request' : `${count} requests` });

function AdminTabs({ viewerCan }: { viewerCan: readonly string[] }) {
  const { flags } = useSession();
  const tabs = visibleTabs(viewerCan);
  const { shown, show } = useTabAddress(
    tabs.map(({ id }) => id),
    usualTab(flags),
  );
  const { requests, hasFailed, reload } = useIncomingRequests({
    mayAnswer: viewerCan.includes('associationRequest.accept'),
  });
  const { link, forget } = useRecordLink();
  const linked = link && tabs.find(({ kind }) => kind === link.kind);
  useEffect(() => {
    if (!link) return;
    if (linked) return linked.id === shown ? undefined : show(linked.id);
    showToast({ text: unknownKindText(link), tone: 'danger' });
    forget();
  }, [link, linked, shown, show, forget]);
  const tab = linked ?? tabs.find(({ id }) => id === shown) ?? tabs[0];
  if (!tab) return <PanelNotice text="There is nothing here that you may manage." />;
  // A super admin finds those of everybody under System.
  const hasAssociations = viewerCan.includes('association.list') && !flags.isSuperUser;
  const ids = tabs.map(({ id }) => id);
  const requestsOn = (id: string) => requests.filter(({ target }) => tabOfTarget(target.entityType, ids) === id);
  return (
    <PageTabs
      label="Administration"
      tabs={tabs.map(({ id, label }) => ({ id, label, waiting: waitingOn(requestsOn(id).length) }))}
      shown={tab.id}
      onShow={show}
    >
      <tab.Content
        viewerCan={viewerCan}
        requests={requestsOn(tab.id)}
        hasFailed={hasFailed}
        onReloadRequests={reload}
        hasAssociations={hasAssociations && tab.id === tabOfTarget('CUSTOMER', ids)}
      />
    </PageTabs>
  );
}
