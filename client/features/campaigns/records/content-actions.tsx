import { Stethoscope } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';

interface ContentActs<Row> {
  nameOf: (row: Row) => string;
  canEdit: (row: Row) => boolean;
  edit: (row: Row) => void;
  showHistory?: (id: number) => void;
  /** For tags: opens the tag doctor. */
  examine?: (row: Row) => void;
}

/** The last column of every list of a client. */
export function contentActions<Row extends { id: number }>(acts: ContentActs<Row>): Column<Row> {
  const { showHistory, examine } = acts;

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
      >
        {examine && (
          <IconButton
            label={`Examine ${acts.nameOf(row)}`}
            icon={Stethoscope}
            onClick={() => examine(row)}
          />
        )}
      </RowActions>
    ),
  };
}

export const mayUpdate = ({ viewerCan }: { viewerCan: readonly string[] }): boolean =>
  viewerCan.includes('update');
