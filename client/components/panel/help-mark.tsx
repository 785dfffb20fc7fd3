import { chakra, Portal, Tooltip } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** The '?' next to a title. It opens on hover and focus, and on a tap where there is no hover. */
export function HelpMark({ label, children }: { label: string; children: ReactNode }) {
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
      <Tooltip.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={`Help: ${label}`}
          onClick={() => setOpen(true)}
          boxSize="6"
          display="inline-grid"
          placeItems="center"
          borderRadius="full"
          color="fg.subtle"
          cursor="help"
          _hover={{ color: 'fg' }}
        >
          <CircleHelp size={14} aria-hidden />
        </chakra.button>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content maxW="xs">{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
