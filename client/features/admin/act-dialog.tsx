import { useRef, useState } from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';

interface ActDialogProps {
  title: string;
  /** What it brings with it. */
  text: string;
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  act: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  /** Said when it is not, before the reason. */
  failed: string;
  /**
   * It was done, or refused because something changed meanwhile: what is on screen is to be read
   * anew.
   */
  onSettled: () => void;
  onClose: () => void;
}

/**
 * What something was asked from goes away with what it was about: the tab is the nearest that
 * stays.
 */
const shownTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

/** A question, and what follows from a yes. */
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
    />
  );
}
