import { chartColour } from '#client/components/charts/chart-theme';

interface GridLinesProps {
  /** Positions of the lines from the top. */
  at: readonly number[];
  length: number;
}

export const GridLines = ({ at, length }: GridLinesProps) => (
  <g stroke={chartColour('grid')}>
    {at.map((y) => (
      <line key={y} x1={0} x2={length} y1={y} y2={y} />
    ))}
  </g>
);
