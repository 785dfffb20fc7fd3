import type { Note, NoteLine } from '#client/components/panel/note/note-lines';

export interface HorizontalBar {
  id: string;
  /** The full name; the axis may show a shorter one. */
  label: string;
  value: number;
  /** The figure of the comparison period: a second, faint bar. */
  compared?: number | null;
  /** Further lines of the tooltip. */
  details?: readonly NoteLine[];
}

export interface BarTexts {
  /** Name of the value in the tooltip. */
  valueLabel: string;
  /** Name of the compared value. */
  comparedLabel?: string;
  format: (value: number) => string;
}

/** The content of the tooltip and the screen reader text of a bar. */
export function noteOf(bar: HorizontalBar, { valueLabel, comparedLabel, format }: BarTexts): Note {
  const compared =
    comparedLabel !== undefined && typeof bar.compared === 'number'
      ? [{ label: comparedLabel, text: format(bar.compared) }]
      : [];

  const lines = [
    { label: valueLabel, text: format(bar.value) },
    ...compared,
    ...(bar.details ?? []),
  ];

  return { title: bar.label, lines };
}

const LETTER_WIDTH_PX = 6.6;
const NAME_GAP_PX = 12;
const NARROWEST_NAMES_PX = 32;
const SIDE_TITLE_PX = 24;

const widest = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((text) => text.length)) * LETTER_WIDTH_PX;

/** Space for the names on the left and for the value labels after the longest bar. */
export function barMargin(
  names: readonly string[],
  values: readonly string[],
  hasSideTitle: boolean,
) {
  return {
    top: 0,
    right: Math.round(widest(values) + NAME_GAP_PX),
    bottom: 0,
    left:
      Math.round(Math.max(NARROWEST_NAMES_PX, widest(names) + NAME_GAP_PX)) +
      (hasSideTitle ? SIDE_TITLE_PX : 0),
  };
}
