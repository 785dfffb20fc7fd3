import { memo } from 'react';
import type { HeatScale } from './heat-scale';
import { type HeatmapColumn, type HeatmapRow, MISSING, toneOf } from './heatmap';

interface HeatmapRowViewProps {
  row: HeatmapRow;
  index: number;
  columns: readonly HeatmapColumn[];
  scale: HeatScale | null;
  format: (value: number) => string;
  hasAsides: boolean;
  /** The column of the cell that the Tab key reaches; null when it is in another row. */
  stop: number | null;
}

// Plain cells, styled by the table: a figure switched to a share redraws all of them at once.
export const HeatmapRowView = memo(function HeatmapRowView(props: HeatmapRowViewProps) {
  const { row, index, columns, scale, format, hasAsides, stop } = props;
  return (
    <tr role="row" data-total={row.isTotal}>
      <th role="rowheader" scope="row">
        {row.head}
        {row.subhead !== undefined && <small>{row.subhead}</small>}
      </th>
      {row.cells.map((cell, at) => {
        const column = columns[at];
        return (
          column && (
            <td
              key={column.key}
              role="gridcell"
              data-place={`${index}.${at}`}
              data-tone={toneOf(row, column, cell, scale)}
              tabIndex={stop === at ? 0 : -1}
            >
              {cell.value === null ? MISSING : format(cell.value)}
              {hasAsides && cell.aside !== undefined && <small>{cell.aside}</small>}
            </td>
          )
        );
      })}
    </tr>
  );
});
