import { PointerNote } from '#client/components/panel/note/pointer-note';
import { type Note, NoteLines } from '#client/components/panel/note/note-lines';

interface BarTooltipProps {
  note: Note;
  /** Middle of the bar, and the height of its container. */
  y: number;
  height: number;
  left: number;
}

const GAP_PX = 20;

/** The note of a bar: below it in the upper half of the chart, above it in the lower half. */
export function BarTooltip({ note, y, height, left }: BarTooltipProps) {
  const place =
    y < height / 2 ? { top: `${y + GAP_PX}px` } : { bottom: `${height - y + GAP_PX}px` };

  return (
    <PointerNote
      left={`${left}px`}
      {...place}
      maxW={`min(280px, calc(100% - ${left}px))`}
      data-testid="chart-tooltip"
    >
      <NoteLines {...note} />
    </PointerNote>
  );
}
