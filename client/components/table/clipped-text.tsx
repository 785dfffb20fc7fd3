import { chakra } from '@chakra-ui/react';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Tooltip } from '#client/components/feedback/tooltip';

/**
 * One line of text, cut with an ellipsis where it does not fit; a tooltip then shows all of it.
 * Phones, without hover, wrap it.
 */
export function ClippedText({ children, maxW = 'full' }: { children: ReactNode; maxW?: string }) {
  // The tooltip is mounted only when needed: a table has a hundred of these.
  const [isClipped, setClipped] = useState(false);
  const measure = ({ currentTarget }: PointerEvent<HTMLSpanElement>) =>
    setClipped(currentTarget.scrollWidth > currentTarget.clientWidth);
  const text = (
    <chakra.span
      dir="auto"
      display="block"
      // Names that read from right to left align with the others.
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
