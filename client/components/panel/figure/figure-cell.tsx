import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Note, NoteLines } from '#client/components/panel/note/note-lines';
import { TouchTooltip } from '#client/components/panel/note/touch-tooltip';

export interface FigureMark {
  icon: LucideIcon;
  word: string;
}

/** A smaller second line; its tone repeats what the words and arrows say. */
export interface FigureSubtext {
  text: string;
  tone?: 'good' | 'bad';
}

const TONES = { good: 'fg.success', bad: 'fg.error' } as const;

interface FigureCellProps {
  marks?: readonly FigureMark[];
  subtext?: FigureSubtext | null;
  hint?: Note | null;
  children: string;
}

const HintedFigure = ({ hint, children }: { hint: Note; children: ReactNode }) => (
  <TouchTooltip
    trigger={(open) => (
      <chakra.span
        tabIndex={0}
        onClick={open}
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
    )}
  >
    <NoteLines {...hint} />
  </TouchTooltip>
);

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
        <chakra.small
          display="block"
          textStyle="2xs"
          color={subtext.tone ? TONES[subtext.tone] : 'fg.muted'}
          whiteSpace="nowrap"
        >
          {subtext.text}
        </chakra.small>
      )}
    </>
  );
}
