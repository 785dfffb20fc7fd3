import { Button, Grid, HStack } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { DashboardLink } from '#client/records/dashboard-link';
import { useEvict } from '#client/records/evict-fields';
import { RecordDialogs, useRecordActs } from '#client/records/record-acts';
import { AssociationsSection } from '#client/features/admin/associations/associations-section';
import { RequestsPanel } from '#client/features/admin/associations/requests-panel';
import { useAssociations } from '#client/features/admin/associations/use-associations';
import type { ListedRow, RequestRow } from '#client/features/admin/associations/waiting-rows';
import { WithdrawDialog } from '#client/features/admin/associations/withdraw-dialog';
import { ConnectDialog } from '#client/features/admin/connection-codes/connect-dialog';
import type { TabProps } from '#client/features/admin/tab-props';
import {
  ORGANISATION_LISTS,
  type OrganisationKind,
  type OrganisationRow,
} from './organisation-kind';
import { useOrganisationContext } from './organisation-values';
import { useOrganisationList } from './use-organisation-list';

interface OrganisationsTabProps<Row extends OrganisationRow, Data> {
  tab: TabProps;
  kind: OrganisationKind<Row, Data>;
  cards: ReactNode;
}

const rowKey = <Row extends OrganisationRow>({ record, waiting }: ListedRow<Row>) =>
  waiting ? `request-${waiting.id}` : record.id;

/** The agencies or clients that the person manages, the requests and the associations. */
export function OrganisationsTab<Row extends OrganisationRow, Data>(
  props: OrganisationsTabProps<Row, Data>,
) {
  const { tab, kind } = props;
  const { texts, nameOf, figuresPath } = kind;
  const mayAssociate = tab.viewerCan.includes(kind.associateAction);
  const context = useOrganisationContext(mayAssociate);
  const evict = useEvict(ORGANISATION_LISTS);
  const { open, setOpen, actionsOf } = useRecordActs(kind, context);
  const [withdrawn, setWithdrawn] = useState<RequestRow | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  // A code connects an organisation, and a super admin has none.
  const mayConnect = kind.hasCodes && mayAssociate && !context.flags.isSuperUser;
  const actions: Column<ListedRow<Row>> = {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: () => null,
    render: ({ record, waiting }) => {
      if (waiting) return <WaitingActions request={waiting} onWithdraw={setWithdrawn} />;
      return actionsOf(
        record,
        figuresPath && <DashboardLink name={nameOf(record)} to={figuresPath(record)} />,
      );
    },
  };
  const columns = [...kind.columns, actions];
  const request = useListRequest(texts.title, columns, kind.list.order);
  const list = useOrganisationList({ kind, request, mayAssociate });
  const associations = useAssociations({ isShown: tab.hasAssociations });
  /** An answer, an end or a withdrawal changes the list; a refusal shows that it has changed. */
  const reload = () => {
    list.restart();
    evict();
  };
  const add = (
    <Button
      size="xs"
      disabled={context.isWaiting}
      onClick={() => setOpen({ act: 'edit', row: null })}
    >
      {texts.add}
    </Button>
  );

  return (
    <Grid gap="4">
      <RequestsPanel requests={tab.requests} onAnswered={reload} />
      {props.cards}
      <ListPanel
        title={texts.title}
        columns={columns}
        rowKey={rowKey}
        request={request}
        list={list}
        failure={texts.unavailable}
        actions={
          <>
            {mayConnect && (
              <Button size="xs" variant="outline" onClick={() => setConnecting(true)}>
                Connect with a code
              </Button>
            )}
            {add}
          </>
        }
        emptyText={mayAssociate ? texts.emptyOrAssociate : texts.empty}
        emptyAction={add}
      />
      {tab.hasAssociations && (
        <AssociationsSection
          viewerCan={tab.viewerCan}
          associations={associations}
          onChanged={reload}
        />
      )}
      <RecordDialogs
        kind={kind}
        context={context}
        open={open}
        onClose={() => setOpen(null)}
        onDone={list.restart}
      />
      {withdrawn && (
        <WithdrawDialog request={withdrawn} onSettled={reload} onClose={() => setWithdrawn(null)} />
      )}
      {isConnecting && (
        <ConnectDialog
          onConnected={() => {
            setConnecting(false);
            list.restart();
          }}
          onClose={() => setConnecting(false)}
        />
      )}
    </Grid>
  );
}

interface WaitingActionsProps {
  request: RequestRow;
  onWithdraw: (request: RequestRow) => void;
}

function WaitingActions({ request, onWithdraw }: WaitingActionsProps) {
  if (!request.viewerCan.includes('withdraw')) return null;

  return (
    <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
      <IconButton
        label={`Withdraw the request to ${request.target.name}`}
        icon={Undo2}
        onClick={() => onWithdraw(request)}
      />
    </HStack>
  );
}
