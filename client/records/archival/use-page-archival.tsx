import { Archive, ArchiveRestore } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#client/formatting/dates';
import type {
  RecordAction,
  RecordDetails,
  Todo,
} from '#client/records/page/record-page-declaration';
import { type Archivable, type Archival, isArchived, mayArchive, mayRestore } from './archival';
import { ArchivalDialog } from './archival-dialog';

interface PageArchival<Row> {
  archival: Archival<Row>;
  row: Row;
  stale: readonly string[];
}

/** Adds to the page of a record that it can be archived; of an archived one, that it can come back. */
export function usePageArchival<Row extends Archivable>(
  { archival, row, stale }: PageArchival<Row>,
  details: RecordDetails,
): RecordDetails {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const run = () => setAsking(true);
  const dialog: ReactNode = isAsking ? (
    <ArchivalDialog archival={archival} row={row} stale={stale} onDone={close} onClose={close} />
  ) : (
    details.dialog
  );

  if (!isArchived(row)) {
    const archive: RecordAction = { label: 'Archive', icon: Archive, run };
    const actions = [...(details.actions ?? []), ...(mayArchive(row) ? [archive] : [])];
    return { ...details, actions, dialog };
  }

  const restore: RecordAction = { label: 'Restore', icon: ArchiveRestore, run };
  const note: Todo = {
    id: 'archived',
    gravity: 'note',
    text: `It was archived on ${formatDate(row.archivedAt)}: lists leave it out.`,
    action: { label: 'Restore', run },
  };

  return {
    ...details,
    todos: mayRestore(row) ? [note] : [],
    actions: mayRestore(row) ? [restore] : [],
    dialog,
  };
}

export const ARCHIVED_STATE = { label: 'Archived', tone: 'neutral' } as const;
