import { Button, CloseButton, Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { createContext, use, useRef, type ReactNode, type RefObject } from 'react';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Left out where only the dialog's own action closes it. */
  onClose?: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** 'alertdialog' for a question that needs an answer. */
  role?: 'dialog' | 'alertdialog';
  /** False where the content cannot be shown again: a press outside does not close it then. */
  closesOutside?: boolean;
  /**
   * The element that gets the focus at opening; by default the dialog itself, which screen readers
   * then read from its title.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus after closing; null restores the previous one. */
  finalFocus?: () => HTMLElement | null;
}

const IsInDialog = createContext(false);

export const DialogHead = ({ title }: { title: string }) => (
  <ChakraDialog.Header pe="12">
    <ChakraDialog.Title>{title}</ChakraDialog.Title>
  </ChakraDialog.Header>
);

/** The X at the corner. */
export const DialogCross = () => (
  <ChakraDialog.CloseTrigger asChild>
    <CloseButton size="xs" variant="ghost" top="3" insetEnd="3" />
  </ChakraDialog.CloseTrigger>
);

/** Close button for the footer. */
export const DialogClose = ({ onClose }: { onClose: () => void }) => (
  <Button variant="outline" onClick={onClose}>
    Close
  </Button>
);

export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  closesOutside,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const isNested = use(IsInDialog);

  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose?.()}
      size={size}
      role={role}
      closeOnInteractOutside={onClose ? closesOutside : false}
      closeOnEscape={onClose !== undefined}
      lazyMount
      unmountOnExit
      initialFocusEl={() => initialFocus?.current ?? content.current}
      finalFocusEl={finalFocus}
    >
      <Portal>
        {/* The page has one veil; a dialog under another is dimmed by its own style. */}
        <ChakraDialog.Backdrop bg={isNested ? 'transparent' : undefined} />
        <ChakraDialog.Positioner px={{ base: '4', md: '0' }}>
          <ChakraDialog.Content ref={content}>
            <DialogHead title={title} />
            <ChakraDialog.Body tabIndex={0} _focusVisible={{ outlineOffset: '-2px' }}>
              <IsInDialog value>{children}</IsInDialog>
            </ChakraDialog.Body>
            {footer && <ChakraDialog.Footer flexWrap="wrap">{footer}</ChakraDialog.Footer>}
            {onClose && <DialogCross />}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
