import { RowActions } from '../../components/row-actions';
import type { Column } from '../../components/table-columns';

interface ContentActs<Row> {
  nameOf: (row: Row) => string;
  canEdit: (row: Row) => boolean;
  edit: (row: Row) => void;
  showHistory?: (id: number) => void;
}

/** The last column of every list of the client's. */
export function contentActions<Row extends { id: number }>(acts: ContentActs<Row>): Column<Row> {
  const { showHistory } = acts;
  return {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: () => null,
    render: (row) => (
      <RowActions
        name={acts.nameOf(row)}
        canEdit={acts.canEdit(row)}
        onEdit={() => acts.edit(row)}
        onHistory={showHistory && (() => showHistory(row.id))}
      />
    ),
  };
}

export const mayUpdate = ({ viewerCan }: { viewerCan: readonly string[] }): boolean => viewerCan.includes('update');
