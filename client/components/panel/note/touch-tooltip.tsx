import { Portal, Tooltip } from '@chakra-ui/react';
import { useState, type ReactElement, type ReactNode } from 'react';

interface TouchTooltipProps {
  /** The element that the tooltip explains; it must take the focus. */
  trigger: (open: () => void) => ReactElement;
  children: ReactNode;
}

/** A tooltip that opens on hover and focus, and on a tap where there is no hover. */
export function TouchTooltip({ trigger, children }: TouchTooltipProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Tooltip.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      openDelay={150}
      closeOnClick={false}
      closeOnPointerDown={false}
      interactive
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>{trigger(() => setOpen(true))}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content maxW="xs">{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
