import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useMeasure } from '@nivo/core';
import { useId, useMemo, useState } from 'react';
import { toggleText } from '#client/components/filter-toggle/filter-toggle';
import { NoteLines, noteText } from '#client/components/panel/note/note-lines';
import { AnchoredTooltip } from './anchored-tooltip';
import { type CellToggle, colouredColumns, drawnRows, type Heatmap, scaleOf } from './heatmap';
import { HeatmapGrid, type PointedCell } from './heatmap-grid';
import { HEATMAP_HEAD_PX, HEATMAP_ROW_PX, type HeatmapLayout, layoutOf } from './heatmap-layout';
import { HeatmapLegend } from './heatmap-legend';
import { HeatmapPlot } from './heatmap-plot';

interface HeatmapFrameProps {
  label: string;
  cornerHead: string;
  heatmap: Heatmap;
  layout: HeatmapLayout;
  toggleOf: CellToggle | undefined;
}

/** The drawing and the grid over it, both from the same cells. */
function HeatmapFrame({ label, cornerHead, heatmap, layout, toggleOf }: HeatmapFrameProps) {
  const { columns, note } = heatmap;
  const [pointed, setPointed] = useState<PointedCell | null>(null);
  const tooltipId = useId();
  const scale = useMemo(() => scaleOf(heatmap), [heatmap]);
  const rows = useMemo(
    () => drawnRows(heatmap, scale, layout.hasSubtexts),
    [heatmap, scale, layout.hasSubtexts],
  );
  const colouredRows = useMemo(
    () =>
      rows
        .filter(({ isTotal }) => !isTotal)
        .map((row) => ({ ...row, cells: row.cells.filter(({ tone }) => tone !== 'total') })),
    [rows],
  );
  const hasSmallSamples = rows.some(({ cells }) => cells.some(({ tone }) => tone === 'small'));
  const toggle = pointed && toggleOf?.(pointed.row, pointed.column);
  const noted = pointed && {
    ...note(pointed.row, pointed.column),
    action: toggle ? toggleText(toggle) : undefined,
  };

  return (
    <>
      <Box overflowX="auto" scrollbarWidth="thin">
        <Box position="relative" w={`${layout.widthPx}px`}>
          <Box
            aria-hidden
            position="absolute"
            top={`${HEATMAP_HEAD_PX}px`}
            left={`${layout.headPx}px`}
          >
            <HeatmapPlot
              rows={colouredRows}
              width={layout.cellPx * colouredColumns(columns).length}
              height={HEATMAP_ROW_PX * colouredRows.length}
              isDense={layout.isDense}
              paddingPx={layout.paddingPx}
            />
          </Box>
          <HeatmapGrid
            label={label}
            cornerHead={cornerHead}
            columns={columns}
            rows={rows}
            layout={layout}
            onPoint={setPointed}
            toggleOf={toggleOf}
          />
        </Box>
      </Box>
      <HeatmapLegend
        scale={scale}
        format={heatmap.format}
        hasSmallSamples={hasSmallSamples}
        showsDifferences={heatmap.showsDifferences ?? false}
      />
      {pointed && noted && (
        <AnchoredTooltip
          key={pointed.element.dataset.place}
          id={tooltipId}
          anchor={pointed.element}
          onClose={() => setPointed(null)}
        >
          <NoteLines {...noted} />
        </AnchoredTooltip>
      )}
      <VisuallyHidden aria-live="polite">{noted && noteText(noted)}</VisuallyHidden>
    </>
  );
}

interface HeatmapChartProps {
  /** The accessible name. */
  label: string;
  /** Head of the column of row heads. */
  cornerHead: string;
  heatmap: Heatmap;
  toggleOf?: CellToggle;
}

/** A heatmap with its values, its scale and a tooltip for the hovered or focused cell. */
export function HeatmapChart(props: HeatmapChartProps) {
  const { label, cornerHead, heatmap, toggleOf } = props;
  const [frame, { width }] = useMeasure();
  const layout = useMemo(() => (width > 0 ? layoutOf(heatmap, width) : null), [heatmap, width]);
  return (
    <div ref={frame}>
      {layout && (
        <HeatmapFrame
          label={label}
          cornerHead={cornerHead}
          heatmap={heatmap}
          layout={layout}
          toggleOf={toggleOf}
        />
      )}
    </div>
  );
}
