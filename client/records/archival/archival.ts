import type { DocumentNode } from '@apollo/client';
import type { RecordAction } from '#client/graphql/generated';

/** State of a record and the viewer's rights on it. */
export interface Archivable {
  id: number;
  archivedAt?: string | null;
  viewerCan: readonly RecordAction[];
}

/** Declares how the records of a kind leave the lists and come back. */
export interface Archival<Row> {
  archive: DocumentNode;
  restore: DocumentNode;
  /** Lower case. */
  noun: string;
  nameOf: (row: Row) => string;
  /** The row itself, for a list whose type says less. */
  stateOf: (row: Row) => Archivable;
  /** Text of the confirmation, besides that the record can be restored. */
  consequence: string;
}

type ArchivalVerb = 'archive' | 'restore';

export const mayArchive = ({ viewerCan }: Archivable): boolean => viewerCan.includes('archive');
export const mayRestore = ({ viewerCan }: Archivable): boolean => viewerCan.includes('restore');

/** True where the viewer may change it now, or could before it was archived. */
export const mayKeep = ({ viewerCan }: Pick<Archivable, 'viewerCan'>): boolean =>
  viewerCan.includes('update') || viewerCan.includes('restore');

export const isArchived = ({ archivedAt }: Pick<Archivable, 'archivedAt'>): boolean =>
  archivedAt !== null && archivedAt !== undefined;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of a question and of what follows. */
export function archivalTexts<Row>(
  { noun, nameOf, consequence }: Pick<Archival<Row>, 'noun' | 'nameOf' | 'consequence'>,
  row: Row,
  verb: ArchivalVerb,
) {
  if (verb === 'restore') {
    return {
      title: `Restore ${noun}`,
      text: `Bring ${nameOf(row)} back into the lists?`,
      confirm: 'Restore',
      done: `${capital(noun)} restored.`,
      failed: (reason: string) => `Failed to restore ${noun}. ${reason}`,
    };
  }

  return {
    title: `Archive ${noun}`,
    text: `Take ${nameOf(row)} out of the lists? ${consequence} You can restore it later.`,
    confirm: 'Archive',
    done: `${capital(noun)} archived.`,
    failed: (reason: string) => `Failed to archive ${noun}. ${reason}`,
  };
}
