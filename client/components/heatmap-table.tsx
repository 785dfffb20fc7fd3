import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import { AnchoredTooltip } from './anchored-tooltip';
import { hasSmallSample, type Heatmap, roomOf, scaleOf } from './heatmap';
import { HeatmapLegend } from './heatmap-legend';
import { HeatmapRowView } from './heatmap-row-view';
import { HEATMAP_STYLES } from './heatmap-styles';
import { NoteLines, noteText } from './note-lines';
import { type GridPlace, useGridCursor } from './use-grid-cursor';
import { useWidth } from './use-width';

interface HeatmapTableProps {
  /** The accessible name. */
  label: string;
  /** Head of the column of row heads. */
  cornerHead: string;
  heatmap: Heatmap;
}

interface Pointed extends GridPlace {
  cell: HTMLElement;
}

function pointedAt({ target }: SyntheticEvent): Pointed | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = cell?.dataset.place?.split('.').map(Number) ?? [];
  return cell && row !== undefined && column !== undefined ? { cell, row, column } : null;
}

/** A heatmap with its values, its scale and a tooltip for the cell under the pointer or with the focus. */
export function HeatmapTable({ label, cornerHead, heatmap }: HeatmapTableProps) {
  const { columns, rows, note } = heatmap;
  const [frame, widthPx] = useWidth();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const { grid, current, setStop, onKeyDown } = useGridCursor({ rows: rows.length, columns: columns.length });
  const tooltipId = useId();
  const scale = useMemo(() => scaleOf(heatmap), [heatmap]);
  const { isDense, hasAsides } = useMemo(() => roomOf(heatmap, widthPx), [heatmap, widthPx]);
  const hasSmallSamples = useMemo(() => hasSmallSample(heatmap), [heatmap]);
  const clear = () => setPointed(null);
  const told = pointed && note(pointed.row, pointed.column);

  return (
    <div ref={frame}>
      <Box overflowX="auto" scrollbarWidth="thin">
        <chakra.table
          ref={grid}
          role="grid"
          aria-label={label}
          aria-readonly
          data-dense={isDense ? '' : undefined}
          w="full"
          textStyle="xs"
          borderCollapse="collapse"
          css={HEATMAP_STYLES}
          onKeyDown={onKeyDown}
          onPointerOver={(event) => setPointed(pointedAt(event))}
          onPointerLeave={clear}
          onFocus={(event) => {
            const place = pointedAt(event);
            setPointed(place);
            if (place) setStop(place);
          }}
          onBlur={clear}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {cornerHead}
              </th>
              {columns.map(({ key, head }) => (
                <th key={key} role="columnheader" scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row, index) => (
              <HeatmapRowView
                key={row.key}
                row={row}
                index={index}
                columns={columns}
                scale={scale}
                format={heatmap.format}
                hasAsides={hasAsides}
                stop={current.row === index ? current.column : null}
              />
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <HeatmapLegend scale={scale} format={heatmap.format} hasSmallSamples={hasSmallSamples} />
      {pointed && told && (
        <AnchoredTooltip key={pointed.cell.dataset.place} id={tooltipId} anchor={pointed.cell} onClose={clear}>
          <NoteLines {...told} />
        </AnchoredTooltip>
      )}
      <VisuallyHidden aria-live="polite">{told && noteText(told)}</VisuallyHidden>
    </div>
  );
}
