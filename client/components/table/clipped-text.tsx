import { chakra } from '@chakra-ui/react';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Tooltip } from '#client/components/feedback/tooltip';

interface ClippedTextProps {
  children: ReactNode;
  maxW?: string;
  /** Wraps into that many lines before it is cut. */
  lines?: number;
}

/** A clamped box is cut downwards, a line sideways. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

const ONE_LINE = {
  display: 'block',
  textOverflow: 'ellipsis',
  whiteSpace: { base: 'normal', md: 'nowrap' },
} as const;

/**
 * One line of text, cut with an ellipsis where it does not fit; a tooltip then shows all of it.
 * Phones, without hover, wrap it.
 */
export function ClippedText({ children, maxW = 'full', lines = 1 }: ClippedTextProps) {
  // The tooltip is mounted only when needed: a table has a hundred of these.
  const [isClipped, setClipped] = useState(false);
  const measure = ({ currentTarget }: PointerEvent<HTMLSpanElement>) =>
    setClipped(isCut(currentTarget));
  const text = (
    <chakra.span
      dir="auto"
      {...(lines === 1 ? ONE_LINE : { lineClamp: { md: lines } })}
      // Names that read from right to left align with the others.
      textAlign="left"
      maxW={maxW}
      overflow="hidden"
      overflowWrap="anywhere"
      onPointerEnter={measure}
    >
      {children}
    </chakra.span>
  );

  return isClipped ? <Tooltip content={children}>{text}</Tooltip> : text;
}
