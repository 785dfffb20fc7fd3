import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AnchoredTooltipProps {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A tooltip at one of many positions, such as the cells of a table; only the current one renders
 * it. It is open while it is rendered.
 */
export function AnchoredTooltip({ id, anchor, onClose, children }: AnchoredTooltipProps) {
  return (
    <Tooltip.Root
      ids={{ content: id }}
      open
      onOpenChange={({ open }) => !open && onClose()}
      closeOnScroll={false}
      positioning={{ placement: 'top', getAnchorElement: () => anchor }}
    >
      <Portal>
        <Tooltip.Positioner pointerEvents="none">
          <Tooltip.Content maxW="xs">{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
