import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { GeoAttribution } from './geo-attribution';
import { RegionTable } from './region-table';

const TITLE = 'All Responses by Region';

interface AllRegionsDialogProps extends Pick<
  ComponentProps<typeof RegionTable>,
  'rows' | 'thenOf' | 'comparedLabel' | 'growth' | 'growthThen' | 'toggleOf'
> {
  isOpen: boolean;
  onClose: () => void;
}

export function AllRegionsDialog({ isOpen, onClose, toggleOf, ...table }: AllRegionsDialogProps) {
  const toggleAndClose: typeof toggleOf = (row) => {
    const toggle = toggleOf(row);
    if (!toggle) return null;

    return {
      ...toggle,
      toggle: () => {
        onClose();
        toggle.toggle();
      },
    };
  };

  return (
    <Dialog
      title={TITLE}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Box textStyle="xs" me="auto">
          <GeoAttribution />
        </Box>
      }
    >
      <RegionTable label={TITLE} visitsHead="Responses" toggleOf={toggleAndClose} {...table} />
    </Dialog>
  );
}
