import { chakra, Portal, Tooltip } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Note, NoteLines } from './note-lines';

export interface FigureMark {
  icon: LucideIcon;
  word: string;
}

interface FigureCellProps {
  marks?: readonly FigureMark[];
  subtext?: string | null;
  hint?: Note | null;
  children: string;
}

/** A figure with a tooltip. It opens on hover and focus, and on a tap where there is no hover. */
function HintedFigure({ hint, children }: { hint: Note; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Tooltip.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      openDelay={150}
      closeOnClick={false}
      closeOnPointerDown={false}
      interactive
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>
        <chakra.span
          tabIndex={0}
          onClick={() => setOpen(true)}
          display="inline-flex"
          alignItems="center"
          minH="4"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          whiteSpace={{ md: 'nowrap' }}
          borderRadius="xs"
          cursor="help"
        >
          {children}
        </chakra.span>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content maxW="xs">
            <NoteLines {...hint} />
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}

/** A figure of a table with its optional marks, second line and tooltip. */
export function FigureCell({ marks = [], subtext, hint, children }: FigureCellProps) {
  const figure = (
    <>
      {marks.map(({ icon: Icon, word }) => (
        <chakra.span
          key={word}
          display="inline-flex"
          alignItems="center"
          gap="1"
          me="2"
          color="fg.muted"
        >
          <Icon size={12} aria-hidden />
          {word}
        </chakra.span>
      ))}
      {children}
    </>
  );

  return (
    <>
      {hint ? <HintedFigure hint={hint}>{figure}</HintedFigure> : figure}
      {subtext && (
        <chakra.small display="block" textStyle="2xs" color="fg.muted" whiteSpace="nowrap">
          {subtext}
        </chakra.small>
      )}
    </>
  );
}
