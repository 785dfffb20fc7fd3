import { useCallback } from 'react';
import type { CellToggle } from '#client/components/charts/heatmap/heatmap';
import { WEEKDAYS } from '#schema/writing/weekdays';
import {
  type FilterTarget,
  useFilterToggles,
} from '#client/features/dashboard/filter-toggles/filter-toggles';
import { DAY_COLUMNS, type DaypartRow, isTotalRow, timeParts } from './heatmap-rows';

type Row = DaypartRow<unknown>;

/** The weekday and the daypart of a cell; of a total the one that it is the total of. */
function targetAt(row: Row, column: number): FilterTarget {
  const weekday = WEEKDAYS.find(({ name }) => name === DAY_COLUMNS[column]?.name);

  return {
    ...(weekday && { weekdays: weekday.id }),
    ...(!isTotalRow(row) && { dayparts: row.daypart }),
  };
}

const nameAt = (row: Row, column: number, { weekdays, dayparts }: FilterTarget): string =>
  [weekdays && DAY_COLUMNS[column]?.name, dayparts && timeParts(row).head]
    .filter(Boolean)
    .join(', ');

/** Makes the cells of a heatmap filters by their weekday and daypart. */
export function useCellToggle(rows: readonly Row[]): CellToggle {
  const { filterToggle } = useFilterToggles();

  return useCallback(
    (rowAt, columnAt) => {
      const row = rows[rowAt];
      if (!row) return null;
      const target = targetAt(row, columnAt);
      return filterToggle(target, nameAt(row, columnAt, target));
    },
    [rows, filterToggle],
  );
}
