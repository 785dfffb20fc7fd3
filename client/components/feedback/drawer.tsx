import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { DialogCross, DialogHead } from './dialog';

interface DrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog at the right edge with the full height of the window, for content read next to the page.
 */
export function Drawer({ title, isOpen, onClose, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);

  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner justifyContent="flex-end" alignItems="stretch" p="0">
          <ChakraDialog.Content
            ref={content}
            w="full"
            maxW={{ base: 'full', sm: '440px' }}
            my="0"
            ms="auto"
            me="0"
            maxH="dvh"
            rounded="0"
          >
            <DialogHead title={title} />
            <ChakraDialog.Body tabIndex={0} _focusVisible={{ outlineOffset: '-2px' }}>
              {children}
            </ChakraDialog.Body>
            <DialogCross />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
