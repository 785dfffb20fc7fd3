import type { RefObject } from 'react';
import { saveFile } from '#client/components/browser/save-file';
import { copyPicture } from '#client/components/charts/picture/copy-picture';
import { pictureOf } from '#client/components/charts/picture/picture';
import { showToast } from '#client/components/feedback/toast-store';

export interface PictureProps {
  /** The element in the picture. */
  target: RefObject<HTMLElement | null>;
  name: string;
  /** The lines above the drawing, the title first, when the picture is taken. */
  caption: () => readonly string[];
}

const showReason = (failure: unknown) =>
  showToast({
    text: failure instanceof Error ? failure.message : 'The picture could not be made.',
    tone: 'danger',
  });

/** A drawing as a PNG: saved, or copied to the clipboard. A failure says its reason. */
export function usePicture({ target, name, caption }: PictureProps) {
  const takePicture = () => {
    if (!target.current) throw new Error('There is nothing to save as a picture.');
    return pictureOf(target.current, caption());
  };

  const save = async () => {
    try {
      saveFile(await takePicture(), name);
    } catch (failure) {
      showReason(failure);
    }
  };

  const copy = async (onCopied: () => void) => {
    try {
      await copyPicture(takePicture);
      onCopied();
    } catch (failure) {
      showReason(failure);
    }
  };

  return { save, copy };
}
