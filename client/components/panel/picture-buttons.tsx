import { Check, Copy, ImageDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import { type PictureProps, usePicture } from './use-picture';

const COPIED_MS = 2000;

/** The two actions on a drawing as buttons of their own. */
export function PictureButtons(props: PictureProps) {
  const { save, copy } = usePicture(props);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <>
      <IconButton label="Download PNG" icon={ImageDown} onClick={() => void save()} />
      <IconButton
        label={isCopied ? 'Copied' : 'Copy image'}
        icon={isCopied ? Check : Copy}
        onClick={() => void copy(() => setCopied(true))}
      />
    </>
  );
}
