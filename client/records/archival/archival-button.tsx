import { Archive, ArchiveRestore } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { type Archivable, isArchived, mayArchive, mayRestore } from './archival';

interface ArchivalButtonProps {
  row: Archivable;
  name: string;
  onClick: () => void;
}

/** Archives a row of a list, or restores an archived one. */
export const ArchivalButton = ({ row, name, onClick }: ArchivalButtonProps) =>
  isArchived(row) ? (
    <IconButton
      label={`Restore ${name}`}
      refusal={mayRestore(row) ? undefined : 'No permission to restore'}
      icon={ArchiveRestore}
      onClick={onClick}
    />
  ) : (
    <IconButton
      label={`Archive ${name}`}
      refusal={mayArchive(row) ? undefined : 'No permission to archive'}
      icon={Archive}
      onClick={onClick}
    />
  );
