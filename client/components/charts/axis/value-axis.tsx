import { AXIS_TEXT_STYLE, AXIS_TITLE_STYLE } from '#client/components/charts/chart-theme';

/** A digit at the size of the ticks, and the least distance of two labels. */
const DIGIT_PX = 6.5;
const TICK_GAP_PX = 6;
/** A letter of the title. */
const LETTER_PX = 6.6;
const NOTE_STYLE = { fontSize: 11 } as const;

interface ValueAxisProps {
  title: string;
  /** Follows the title; below it where both are too long for one line. */
  note?: string;
  ticks: readonly number[];
  max: number;
  format: (value: number) => string;
  left: number;
  innerWidth: number;
  width: number;
}

export const VALUE_AXIS_HEIGHT_PX = 44;

/**
 * The axis under horizontal bars, a separate element so that it stays visible while they scroll.
 */
export function ValueAxis(props: ValueAxisProps) {
  const { title, note, ticks, max, format, left, innerWidth, width } = props;
  const longest = Math.max(0, ...ticks.map((tick) => format(tick).length));
  const roomPx = longest * DIGIT_PX + TICK_GAP_PX;
  const distancePx = innerWidth / Math.max(1, ticks.length - 1);
  const every = Math.max(1, Math.ceil(roomPx / Math.max(1, distancePx)));

  const whole = note === undefined ? title : `${title} ${note}`;
  const isInOneLine = note === undefined || whole.length * LETTER_PX <= width;
  /** The middle of the bars, or as close to it as the text stays whole. */
  const middleOf = (text: string) => {
    const half = (text.length * LETTER_PX) / 2;
    return Math.max(Math.min(left + innerWidth / 2, width - half), Math.min(half, width / 2));
  };

  return (
    <svg
      width={width}
      height={VALUE_AXIS_HEIGHT_PX}
      aria-hidden
      focusable="false"
      style={{ ...AXIS_TEXT_STYLE, display: 'block' }}
    >
      {ticks
        .filter((_, index) => index % every === 0)
        .map((tick) => (
          <text key={tick} x={left + (innerWidth * tick) / max} y={14} textAnchor="middle">
            {format(tick)}
          </text>
        ))}
      {isInOneLine ? (
        <text x={middleOf(whole)} y={36} textAnchor="middle" style={AXIS_TITLE_STYLE}>
          {whole}
        </text>
      ) : (
        <>
          <text x={middleOf(title)} y={29} textAnchor="middle" style={AXIS_TITLE_STYLE}>
            {title}
          </text>
          <text x={middleOf(note)} y={41} textAnchor="middle" style={NOTE_STYLE}>
            {note}
          </text>
        </>
      )}
    </svg>
  );
}
