import { useMemo } from 'react';
import { formatDateWithWeekday } from '#client/formatting/dates';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { DaysChart } from '#client/records/figures/days-chart';
import { pointOf, progressOf, VISIT_SERIES } from '#client/records/figures/visit-days';

const VISITS_CHART_HEIGHT_PX = 400;

export function VisitsOverTime({ figures, compared, view }: BodyProps) {
  const { rows } = figures.responsesOverTime;
  const { today } = view;
  const { dayToggle } = useFilterToggles();
  const before = compared?.responsesOverTime.rows;
  const points = useMemo(
    () =>
      rows.map((row, at) => {
        const then = before?.[at];
        return {
          ...pointOf(row),
          progress: progressOf(row.date, today, figures.maturity.completeThrough),
          compared: then && pointOf(then),
        };
      }),
    [rows, before, today, figures],
  );

  return (
    <DaysChart
      label="Visits Over Time"
      points={points}
      series={VISIT_SERIES}
      height={VISITS_CHART_HEIGHT_PX}
      comparedLabel={comparedName(view)}
      toggleOf={({ x }) => dayToggle(x, formatDateWithWeekday(x))}
    />
  );
}
