import { memo } from 'react';
import type { CellToggle, DrawnRow } from './heatmap';

interface HeatmapGridRowProps {
  row: DrawnRow;
  index: number;
  /** The column of the cell that the Tab key reaches; null when it is in another row. */
  stop: number | null;
  toggleOf: CellToggle | undefined;
}

// Plain cells, styled by the table: switching the unit renders all of them again.
export const HeatmapGridRow = memo(function HeatmapGridRow({
  row,
  index,
  stop,
  toggleOf,
}: HeatmapGridRowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {row.head}
        {row.subhead !== undefined && <small>{row.subhead}</small>}
      </th>
      {row.cells.map(({ key, text, subtext, tone }, at) => {
        const toggle = toggleOf?.(index, at);
        return (
          <td
            key={key}
            role="gridcell"
            data-place={`${index}.${at}`}
            data-tone={tone}
            data-toggle={toggle ? '' : undefined}
            aria-selected={toggle ? toggle.isPressed : undefined}
            tabIndex={stop === at ? 0 : -1}
          >
            {text}
            {subtext !== undefined && <small>{subtext}</small>}
          </td>
        );
      })}
    </tr>
  );
});
