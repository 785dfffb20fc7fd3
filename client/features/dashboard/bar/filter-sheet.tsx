import { Button, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { MultiSelectSection } from '#client/components/multi-select/multi-select-section';
import type { FilterControl } from './use-filter-controls';

interface FilterSheetProps {
  controls: readonly FilterControl[];
  isDisabled: boolean;
  canClear: boolean;
  onClear: () => void;
  onClose: () => void;
  /** Other controls that do not fit the bar. */
  children?: ReactNode;
}

/** The filters in one column, for screens where the bar has no room for them. */
export function FilterSheet({
  controls,
  isDisabled,
  canClear,
  onClear,
  onClose,
  children,
}: FilterSheetProps) {
  const [openKind, setOpenKind] = useState<string | null>(null);

  return (
    <Dialog
      title="Filters"
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={!canClear} onClick={onClear}>
            Clear filters
          </Button>
          <Button colorPalette="brand" onClick={onClose}>
            Show the figures
          </Button>
        </>
      }
    >
      <Stack gap="0">
        {children}
        {controls.map(({ kind, ...control }) => (
          <MultiSelectSection
            key={kind}
            {...control}
            isDisabled={isDisabled}
            isOpen={openKind === kind}
            onToggle={(isOpen) => setOpenKind(isOpen ? kind : null)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
