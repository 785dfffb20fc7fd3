import { Button, chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** A choice below the text. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'neutral' | 'danger';
  /** The confirmed action is running. */
  isBusy?: boolean;
  /** The element that gets the focus after closing; null restores the previous one. */
  finalFocus?: () => HTMLElement | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before an action that cannot be undone. The focus starts at the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'neutral',
    isBusy = false,
  } = props;

  const safeAnswer = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen
      onClose={props.onCancel}
      size="sm"
      initialFocus={safeAnswer}
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button ref={safeAnswer} variant="outline" onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            colorPalette={tone === 'danger' ? 'red' : undefined}
            loading={isBusy}
            loadingText={confirmLabel}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {props.children}
    </Dialog>
  );
}
