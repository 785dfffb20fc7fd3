import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  content: ReactNode;
  /** One focusable element that takes a ref and DOM props. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  isDisabled?: boolean;
  /** The id of the child, when another machine also finds it by id. */
  triggerId?: string;
}

export function Tooltip({
  content,
  children,
  placement = 'bottom',
  isDisabled = false,
  triggerId,
}: TooltipProps) {
  return (
    <ChakraTooltip.Root
      openDelay={250}
      closeDelay={80}
      interactive
      lazyMount
      unmountOnExit
      disabled={isDisabled}
      ids={triggerId === undefined ? undefined : { trigger: triggerId }}
      positioning={{ placement }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
