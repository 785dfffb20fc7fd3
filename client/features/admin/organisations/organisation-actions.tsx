import { RowActions } from '../../../components/row-actions';
import type { Column } from '../../../components/table-columns';
import type { OrganisationRow } from './organisations-tab';

interface OrganisationActs<Row> {
  nameOf: (row: Row) => string;
  edit: (row: Row) => void;
  remove: (row: Row) => void;
  showHistory: (id: number) => void;
}

/** The last column: what one may do with the organisation. */
export function organisationActions<Row extends OrganisationRow>(acts: OrganisationActs<Row>): Column<Row> {
  return {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: () => null,
    render: (row) => (
      <RowActions
        name={acts.nameOf(row)}
        canEdit={row.viewerCan.includes('update')}
        onEdit={() => acts.edit(row)}
        canRemove={row.viewerCan.includes('archive')}
        onRemove={() => acts.remove(row)}
        onHistory={() => acts.showHistory(row.id)}
      />
    ),
  };
}
