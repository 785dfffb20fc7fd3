import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';

interface ActDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  /** A choice below the consequences. */
  children?: ReactNode;
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  act: () => Promise<unknown>;
  /** The message after success. */
  done: string;
  /** The message after a failure, before the reason. */
  failed: string;
  /**
   * The action succeeded, or was refused because something changed meanwhile: the content on screen
   * must reload.
   */
  onSettled: () => void;
  onClose: () => void;
}

/** The button that opened the dialog goes away with its row: the focus moves to the tab. */
const shownTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

/** A question, and its action after a yes. */
export function ActDialog(props: ActDialogProps) {
  const { title, text, confirmLabel, tone, act, done, failed, onSettled, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const confirm = async () => {
    if (isBusy) return;

    setBusy(true);

    try {
      await act();
      isDone.current = true;
      showToast({ text: done, tone: 'success' });
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({ text: `${failed} ${message || 'Please try again.'}`, tone: 'danger' });
    }

    onClose();
    onSettled();
  };

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      tone={tone}
      isBusy={isBusy}
      finalFocus={() => (isDone.current ? shownTab() : null)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}
