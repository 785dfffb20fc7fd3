import { Check, Copy, ImageDown } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { copyPicture } from '#client/components/charts/picture/copy-picture';
import { pictureOf } from '#client/components/charts/picture/picture';
import { IconButton } from '#client/components/inline/icon-button';
import { saveFile } from '#client/components/browser/save-file';
import { showToast } from '#client/components/feedback/toast-store';

const COPIED_MS = 2000;

interface PictureButtonsProps {
  /** The element in the picture. */
  target: RefObject<HTMLElement | null>;
  name: string;
  /** Lines above the drawing, the title first. */
  caption: readonly string[];
}

const showReason = (failure: unknown) =>
  showToast({
    text: failure instanceof Error ? failure.message : 'The picture could not be made.',
    tone: 'danger',
  });

/** A drawing as a PNG: saved, or copied to the clipboard. */
export function PictureButtons({ target, name, caption }: PictureButtonsProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const takePicture = () => {
    if (!target.current) throw new Error('There is nothing to save as a picture.');
    return pictureOf(target.current, caption);
  };
  const save = async () => {
    try {
      saveFile(await takePicture(), name);
    } catch (failure) {
      showReason(failure);
    }
  };
  const copy = async () => {
    try {
      await copyPicture(takePicture);
      setCopied(true);
    } catch (failure) {
      showReason(failure);
    }
  };
  return (
    <>
      <IconButton label="Download PNG" icon={ImageDown} onClick={() => void save()} />
      <IconButton
        label={isCopied ? 'Copied' : 'Copy image'}
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
      />
    </>
  );
}
