import type { FilterKind } from '#schema/dashboard-url';
import type { DateRange } from '#schema/date-ranges';
import { DashboardLink } from '#client/records/dashboard-link';
import { dashboardPath, daysUntil } from '#client/records/dashboard-path';
import { useContent } from './content';

interface ShownRecord {
  id: number;
}

/** The row action that shows the figures of a record, over its own days where it has some. */
export function useDashboardAction<Row extends ShownRecord>(
  kind: FilterKind,
  nameOf: (row: Row) => string,
  daysOf?: (row: Row) => DateRange,
) {
  const { client, today } = useContent();

  return (row: Row) => (
    <DashboardLink
      name={nameOf(row)}
      to={dashboardPath({
        clientId: client.id,
        filter: { kind, id: row.id },
        range: daysOf && daysUntil(today, daysOf(row)),
      })}
    />
  );
}
