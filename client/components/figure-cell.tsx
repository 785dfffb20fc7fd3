import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type Note, NoteLines } from './note-lines';
import { Tooltip } from './tooltip';

export interface FigureMark {
  icon: LucideIcon;
  word: string;
}

interface FigureCellProps {
  marks?: readonly FigureMark[];
  aside?: string | null;
  hint?: Note | null;
  children: string;
}

function Marks({ marks }: { marks: readonly FigureMark[] }) {
  return marks.map(({ icon: Icon, word }) => (
    <chakra.span key={word} display="inline-flex" alignItems="center" gap="1" me="2" color="fg.muted">
      <Icon size={12} aria-hidden />
      {word}
    </chakra.span>
  ));
}

/** A figure of a table with its marks, its second line and its tooltip, where it has them. */
export function FigureCell({ marks, aside, hint, children }: FigureCellProps) {
  const figure =
    marks && marks.length > 0 ? (
      <>
        <Marks marks={marks} />
        {children}
      </>
    ) : (
      children
    );
  return (
    <>
      {hint ? (
        <Tooltip content={<NoteLines {...hint} />}>
          <chakra.span tabIndex={0} whiteSpace="nowrap" borderRadius="xs" cursor="help">
            {figure}
          </chakra.span>
        </Tooltip>
      ) : (
        figure
      )}
      {aside && (
        <chakra.small display="block" textStyle="2xs" color="fg.muted" whiteSpace="nowrap">
          {aside}
        </chakra.small>
      )}
    </>
  );
}
