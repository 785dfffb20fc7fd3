import { chakra } from '@chakra-ui/react';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Tooltip } from '#client/components/feedback/tooltip';

/**
 * One line of text, cut with an ellipsis where it does not fit; then the whole of it is in a
 * tooltip. Phones, with no hover, wrap it.
 */
export function ClippedText({ children, maxW = 'full' }: { children: ReactNode; maxW?: string }) {
  // The tooltip is mounted only once it is needed: a table holds a hundred of these.
  const [isClipped, setClipped] = useState(false);
  const measure = ({ currentTarget }: PointerEvent<HTMLSpanElement>) =>
    setClipped(currentTarget.scrollWidth > currentTarget.clientWidth);
  const text = (
    <chakra.span
      dir="auto"
      display="block"
      // A name that reads from right to left still stands where the others do.
      textAlign="left"
      maxW={maxW}
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace={{ base: 'normal', md: 'nowrap' }}
      onPointerEnter={measure}
    >
      {children}
    </chakra.span>
  );

  return isClipped ? <Tooltip content={children}>{text}</Tooltip> : text;
}
