import { chakra } from '@chakra-ui/react';
import type { SyntheticEvent } from 'react';
import { pressByKey } from '#client/components/filter-toggle/filter-toggle';
import type { CellToggle, DrawnRow, HeatmapColumn } from './heatmap';
import { HeatmapGridRow } from './heatmap-grid-row';
import type { HeatmapLayout } from './heatmap-layout';
import { GRID_STYLES } from './heatmap-styles';
import { type GridPlace, useGridCursor } from './use-grid-cursor';

/** A cell and its element, which anchors the tooltip. */
export interface PointedCell extends GridPlace {
  element: HTMLElement;
}

function pointedAt({ target }: SyntheticEvent): PointedCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = element?.dataset.place?.split('.').map(Number) ?? [];
  return element && row !== undefined && column !== undefined ? { element, row, column } : null;
}

interface HeatmapGridProps {
  /** The accessible name. */
  label: string;
  /** Head of the column of row heads. */
  cornerHead: string;
  columns: readonly HeatmapColumn[];
  rows: readonly DrawnRow[];
  layout: HeatmapLayout;
  onPoint: (cell: PointedCell | null) => void;
  toggleOf: CellToggle | undefined;
}

/**
 * The heads and totals of a heatmap, and over its drawing one cell each for pointer, keys and
 * screen readers.
 */
export function HeatmapGrid({
  label,
  cornerHead,
  columns,
  rows,
  layout,
  onPoint,
  toggleOf,
}: HeatmapGridProps) {
  const { grid, current, setStop, onKeyDown } = useGridCursor({
    rows: rows.length,
    columns: columns.length,
  });
  const toggleAt = (event: SyntheticEvent) => {
    const place = pointedAt(event);
    return place && toggleOf?.(place.row, place.column);
  };
  const { isDense, widthPx, headPx, cellPx, totalPx } = layout;

  return (
    <chakra.table
      ref={grid}
      role="grid"
      aria-label={label}
      aria-readonly
      data-dense={isDense ? '' : undefined}
      // Above the drawing, which is positioned too.
      position="relative"
      zIndex="1"
      w={`${widthPx}px`}
      textStyle="2xs"
      tableLayout="fixed"
      borderCollapse="separate"
      borderSpacing="0"
      css={GRID_STYLES}
      onKeyDown={(event) => {
        if (!pressByKey(event, toggleAt(event))) onKeyDown(event);
      }}
      onClick={(event) => toggleAt(event)?.toggle()}
      onPointerOver={(event) => onPoint(pointedAt(event))}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => {
        const place = pointedAt(event);
        onPoint(place);
        if (place) setStop(place);
      }}
      onBlur={() => onPoint(null)}
    >
      <colgroup>
        <col style={{ width: headPx }} />
        {columns.map(({ key, isTotal }) => (
          <col key={key} style={{ width: isTotal ? totalPx : cellPx }} />
        ))}
      </colgroup>
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
          <HeatmapGridRow
            key={row.key}
            row={row}
            index={index}
            toggleOf={toggleOf}
            stop={current.row === index ? current.column : null}
          />
        ))}
      </tbody>
    </chakra.table>
  );
}
