import { type CustomLayerProps, HeatMap } from '@nivo/heatmap';
import { memo, useMemo } from 'react';
import { CHART_THEME, themeColour } from '#client/components/charts/chart-theme';
import type { LowTone } from './difference-scale';
import type { DrawnCell, DrawnRow, HeatTone } from './heatmap';

/** Gap between two cells. */
const GAP_PX = 1;
/** Distance from the middle of a cell to that of its text, as in the table cell above it. */
const ONE_LINE_PX = -1;
const FIRST_LINE_PX = -8;
const SECOND_LINE_PX = 7.5;
const SMALL_SAMPLE_INSET_PX = 2.5;
const MARK_INSET_PX = 4;
/** The direction of a difference, so that it does not depend on colour. */
const ABOVE_MARK = 'M0 5 L3 0 L6 5 Z';
const BELOW_MARK = 'M0 0 L6 0 L3 5 Z';
const DOTS = '1 1';
const TEXT_SIZE = 'var(--ui-font-sizes-2xs)';
const SUBTEXT_SIZE = 'var(--ui-font-sizes-3xs)';

interface PlotDatum extends DrawnCell {
  x: string;
  y: number | null;
}

type PlotCell = CustomLayerProps<PlotDatum>['cells'][number];

const GROUNDS = {
  even: 'bg.panel',
  total: 'bg.muted',
  none: 'bg.subtle',
  small: 'bg.panel',
} as const;

const isLow = (tone: HeatTone): tone is LowTone =>
  typeof tone === 'string' && tone.startsWith('low.');

const stepOf = (tone: LowTone) => tone.slice('low.'.length);

const groundToken = (tone: Exclude<HeatTone, LowTone>) =>
  typeof tone === 'number' ? `heat.${tone}` : GROUNDS[tone];

const inkToken = (tone: Exclude<HeatTone, LowTone>) => {
  if (typeof tone === 'number') return `onHeat.${tone}`;
  return tone === 'even' ? 'fg' : 'fg.muted';
};

const groundOf = (tone: HeatTone) =>
  themeColour(isLow(tone) ? `heatLow.${stepOf(tone)}` : groundToken(tone));

const inkOf = (tone: HeatTone) =>
  themeColour(isLow(tone) ? `onHeatLow.${stepOf(tone)}` : inkToken(tone));

interface CellMarkProps {
  cell: PlotCell;
  paddingPx: number;
}

function CellMark({ cell, paddingPx }: CellMarkProps) {
  const { tone, subtext, difference } = cell.data;
  const left = cell.x - cell.width / 2;
  const top = cell.y - cell.height / 2;
  const right = left + cell.width - paddingPx - GAP_PX;

  return (
    <g fill={cell.labelTextColor} data-tone={tone}>
      <rect
        x={left}
        y={top}
        width={Math.max(0, cell.width - GAP_PX)}
        height={cell.height - GAP_PX}
        fill={cell.color}
      />
      {difference !== null && (
        <path
          transform={`translate(${left + MARK_INSET_PX} ${top + MARK_INSET_PX})`}
          d={difference > 0 ? ABOVE_MARK : BELOW_MARK}
        />
      )}
      {tone === 'small' && (
        <rect
          x={left + SMALL_SAMPLE_INSET_PX}
          y={top + SMALL_SAMPLE_INSET_PX}
          width={Math.max(0, cell.width - 2 * SMALL_SAMPLE_INSET_PX - GAP_PX)}
          height={cell.height - 2 * SMALL_SAMPLE_INSET_PX - GAP_PX}
          fill="none"
          stroke={cell.labelTextColor}
          strokeDasharray={DOTS}
        />
      )}
      <text x={right} y={cell.y + (subtext === undefined ? ONE_LINE_PX : FIRST_LINE_PX)}>
        {cell.label}
      </text>
      {subtext !== undefined && (
        <text x={right} y={cell.y + SECOND_LINE_PX} style={{ fontSize: SUBTEXT_SIZE }}>
          {subtext}
        </text>
      )}
    </g>
  );
}

/**
 * nivo's own layer of cells has a spring for each value of each cell, and these cells do not move.
 */
function cellsLayer(isDense: boolean, paddingPx: number) {
  return function Cells({ cells }: CustomLayerProps<PlotDatum>) {
    return (
      <g
        textAnchor="end"
        dominantBaseline="central"
        style={{ fontSize: isDense ? SUBTEXT_SIZE : TEXT_SIZE, fontVariantNumeric: 'tabular-nums' }}
      >
        {cells.map((cell) => (
          <CellMark key={cell.id} cell={cell} paddingPx={paddingPx} />
        ))}
      </g>
    );
  };
}

interface HeatmapPlotProps {
  /** Coloured rows, with only their coloured cells. */
  rows: readonly DrawnRow[];
  width: number;
  height: number;
  isDense: boolean;
  paddingPx: number;
}

/** The coloured cells of a heatmap with their figures. It does not depend on pointer or focus. */
export const HeatmapPlot = memo(function HeatmapPlot(props: HeatmapPlotProps) {
  const { rows, width, height, isDense, paddingPx } = props;
  const data = useMemo(
    () =>
      rows.map(({ key, cells }) => ({
        id: key,
        data: cells.map((cell): PlotDatum => ({ ...cell, x: cell.key, y: cell.value })),
      })),
    [rows],
  );
  const layers = useMemo(() => [cellsLayer(isDense, paddingPx)], [isDense, paddingPx]);

  return (
    <HeatMap
      width={width}
      height={height}
      theme={CHART_THEME}
      role="presentation"
      data={data}
      layers={layers}
      colors={({ data: { tone } }) => groundOf(tone)}
      emptyColor={groundOf('none')}
      label={({ data: { text } }) => text}
      labelTextColor={({ data: { tone } }) => inkOf(tone)}
      borderColor="none"
      isInteractive={false}
      animate={false}
    />
  );
});
