import { Box, Stack } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { storage } from '#client/session/storage';

interface KeptPlaceProps {
  /** True once the content no longer changes. */
  isSettled: boolean;
  children: ReactNode;
  /** Content that follows; it waits where the height of the children is not known. */
  below: ReactNode;
}

/** The height that the content had on the last visit, in pixels; 0 for another width. */
function lastHeight(): number {
  const [width, height] = (storage.overviewPlace.read() ?? '').split(' ').map(Number);
  return width === window.innerWidth && height !== undefined && height > 0 ? height : 0;
}

/** Keeps the place of content that comes late, so that what is below it does not jump. */
export function KeptPlace({ isSettled, children, below }: KeptPlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const [height] = useState(lastHeight);
  const minHeight = isSettled ? 0 : height;

  useLayoutEffect(() => {
    if (!isSettled || !element.current) return;
    storage.overviewPlace.write(`${window.innerWidth} ${element.current.offsetHeight}`);
  }, [isSettled]);

  return (
    <>
      <Stack
        ref={element}
        gap="4"
        style={{ minHeight }}
        _empty={{ display: minHeight > 0 ? 'flex' : 'none' }}
      >
        {children}
      </Stack>
      {isSettled || height > 0 ? below : <Box minH="100dvh" />}
    </>
  );
}
