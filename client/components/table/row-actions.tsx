import { HStack } from '@chakra-ui/react';
import { History, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/components/inline/icon-button';

interface RowActionsProps {
  /** The row's name, so that each button has a unique name. */
  name: string;
  onEdit?: () => void;
  canEdit?: boolean;
  onRemove?: () => void;
  canRemove?: boolean;
  onHistory?: () => void;
  /** Further actions, before the others. */
  children?: ReactNode;
}

/** The actions of a row, at its right edge. */
export function RowActions({
  name,
  onEdit,
  canEdit = false,
  onRemove,
  canRemove = false,
  onHistory,
  children,
}: RowActionsProps) {
  return (
    <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
      {children}
      {onHistory && canEdit && (
        <IconButton label={`History of ${name}`} icon={History} onClick={onHistory} />
      )}
      {onEdit && (
        <IconButton
          label={`Edit ${name}`}
          refusal={canEdit ? undefined : 'No permission to edit'}
          icon={Pencil}
          onClick={onEdit}
        />
      )}
      {onRemove && (
        <IconButton
          label={`Remove ${name}`}
          refusal={canRemove ? undefined : 'No permission to remove'}
          icon={Trash2}
          onClick={onRemove}
        />
      )}
    </HStack>
  );
}
