import type { ComponentProps } from 'react';
import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import {
  formatDateWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
} from '#client/formatting/dates';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-texts';

// In longer ranges a day and month are ambiguous.
const MAX_YEAR_DAYS = 366;

type DaysChartProps = Pick<
  ComponentProps<typeof CombinedChart>,
  'label' | 'points' | 'series' | 'height' | 'comparedLabel' | 'toggleOf'
>;

/** Impressions and visits, day by day. */
export const DaysChart = (props: DaysChartProps) => (
  <CombinedChart
    leftLabel="Impressions"
    rightLabel="Visits"
    formatTick={props.points.length > MAX_YEAR_DAYS ? formatMonthOfYear : formatDayOfMonth}
    formatTitle={formatDateWithWeekday}
    partialNote={SO_FAR}
    immatureNote={STILL_COMING}
    {...props}
  />
);
