import { useMemo } from 'react';
import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import {
  formatDateWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
} from '#client/formatting/dates';
import { formatCount } from '#client/formatting/numbers';
import { isImmature } from '#client/features/dashboard/figures/completed-figures';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-words';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';

const VISITS_CHART_HEIGHT_PX = 400;
// In longer ranges a day and month are ambiguous.
const MAX_YEAR_DAYS = 366;

const SERIES: readonly ChartSeries[] = [
  {
    id: 'sameDay',
    label: 'Same Day',
    kind: 'line',
    isDashed: true,
    colour: chartColour('sameDay'),
    format: formatCount,
  },
  {
    id: 'impressions',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: formatCount,
  },
  {
    id: 'allResponses',
    label: 'All Responses',
    kind: 'line',
    isSettling: true,
    colour: chartColour('allResponses'),
    format: formatCount,
  },
];

type Day = DashboardFigures['responsesOverTime']['rows'][number];

/**
 * The current day is incomplete; visits of the days before it are still coming; later days have no
 * data.
 */
export function progressOf(
  date: string,
  today: string,
  figures: DashboardFigures,
): ChartPoint['progress'] {
  if (date === today) return 'partial';
  if (date > today) return 'ahead';
  return isImmature(date, figures) ? 'immature' : undefined;
}

const pointOf = ({ date, totalImpressions, sameDay, totalResponses }: Day): ChartPoint => ({
  x: date,
  values: { impressions: totalImpressions, sameDay, allResponses: totalResponses },
});

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
          progress: progressOf(row.date, today, figures),
          compared: then && pointOf(then),
        };
      }),
    [rows, before, today, figures],
  );

  return (
    <CombinedChart
      label="Visits Over Time"
      points={points}
      series={SERIES}
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
