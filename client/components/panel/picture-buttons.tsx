import { Check, Copy, ImageDown } from 'lucide-react';
import { useCopied } from '#client/components/browser/use-copied';
import { IconButton } from '#client/components/inline/icon-button';
import { type PictureProps, usePicture } from './use-picture';

/** The two actions on a drawing as buttons of their own. */
export function PictureButtons(props: PictureProps) {
  const { save, copy } = usePicture(props);
  const [isCopied, setCopied] = useCopied();

  return (
    <>
      <IconButton label="Download PNG" icon={ImageDown} onClick={() => void save()} />
      <IconButton
        label={isCopied ? 'Copied' : 'Copy image'}
        icon={isCopied ? Check : Copy}
        onClick={() => void copy(() => setCopied())}
      />
    </>
  );
}
