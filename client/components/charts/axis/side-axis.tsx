import { AXIS_TEXT_STYLE, AXIS_TITLE_STYLE } from '#client/components/charts/chart-theme';

interface SideAxisProps {
  /** The texts, and where they are from the top. */
  ticks: readonly { key: string | number; y: number; text: string }[];
  title?: string;
  /** Distances from the edge of the area to the texts and to the middle of the title. */
  gap: number;
  titleOffset: number;
  innerHeight: number;
  side: 'left' | 'right';
  /** Set for the right side only. */
  innerWidth?: number;
}

/** The labels of a vertical axis beside the drawing, and its title along it. */
export function SideAxis(props: SideAxisProps) {
  const { ticks, title, gap, titleOffset, innerHeight, side, innerWidth = 0 } = props;
  const sign = side === 'left' ? -1 : 1;

  return (
    <g
      transform={side === 'left' ? undefined : `translate(${innerWidth},0)`}
      style={AXIS_TEXT_STYLE}
      textAnchor={side === 'left' ? 'end' : 'start'}
    >
      {ticks.map(({ key, y, text }) => (
        <text key={key} x={sign * gap} y={y} dominantBaseline="central">
          {text}
        </text>
      ))}
      {title !== undefined && (
        <text
          transform={`translate(${sign * titleOffset},${innerHeight / 2}) rotate(-90)`}
          textAnchor="middle"
          dominantBaseline="central"
          style={AXIS_TITLE_STYLE}
        >
          {title}
        </text>
      )}
    </g>
  );
}
