import { HStack } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { DashboardLink } from '#client/records/dashboard-link';
import type { ListedRow, RequestRow } from '#client/features/admin/associations/waiting-rows';
import type { OrganisationRow } from './organisation-kind';

interface OrganisationActs<Row> {
  nameOf: (row: Row) => string;
  edit: (row: Row) => void;
  remove: (row: Row) => void;
  withdraw: (request: RequestRow) => void;
  showHistory: (id: number) => void;
  /** Path to the figures of the organisation, if it has some. */
  figuresPath?: (row: Row) => string;
}

/** The last column: the allowed actions on the organisation, or on the request for it. */
export function organisationActions<Row extends OrganisationRow>(
  acts: OrganisationActs<Row>,
): Column<ListedRow<Row>> {
  return {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: () => null,
    render: ({ record, waiting }) =>
      waiting ? (
        <WaitingActions request={waiting} onWithdraw={acts.withdraw} />
      ) : (
        <RowActions
          name={acts.nameOf(record)}
          canEdit={record.viewerCan.includes('update')}
          onEdit={() => acts.edit(record)}
          canRemove={record.viewerCan.includes('archive')}
          onRemove={() => acts.remove(record)}
          onHistory={() => acts.showHistory(record.id)}
        >
          {acts.figuresPath && (
            <DashboardLink name={acts.nameOf(record)} to={acts.figuresPath(record)} />
          )}
        </RowActions>
      ),
  };
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
