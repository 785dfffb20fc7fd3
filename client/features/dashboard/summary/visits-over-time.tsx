import { useMemo } from 'react';
import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import {
  formatDateWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
} from '#client/formatting/dates';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-words';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import {
  MAX_YEAR_DAYS,
  pointOf,
  progressOf,
  VISIT_SERIES,
} from '#client/records/figures/visit-days';

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
    <CombinedChart
      label="Visits Over Time"
      points={points}
      series={VISIT_SERIES}
      leftLabel="Impressions"
      rightLabel="Visits"
      formatTick={rows.length > MAX_YEAR_DAYS ? formatMonthOfYear : formatDayOfMonth}
      formatTitle={formatDateWithWeekday}
      height={VISITS_CHART_HEIGHT_PX}
      partialNote={SO_FAR}
      immatureNote={STILL_COMING}
      comparedLabel={comparedName(view)}
      toggleOf={({ x }) => dayToggle(x, formatDateWithWeekday(x))}
    />
  );
}
