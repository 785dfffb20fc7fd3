import { CombinedChart } from '#client/components/charts/combined/combined-chart';
import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import {
  formatDateWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
} from '#client/formatting/dates';
import { todayIn } from '#client/formatting/date-ranges';
import { formatCount } from '#client/formatting/numbers';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-words';
import { countText } from './shared-words';
import type { SharedView } from './use-shared-view';

const HEIGHT_PX = 320;
/** In longer ranges a day and month are ambiguous. */
const MAX_YEAR_DAYS = 366;

const SERIES: readonly ChartSeries[] = [
  {
    id: 'impressions',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: formatCount,
  },
  {
    id: 'visits',
    label: 'Visits',
    kind: 'line',
    isSettling: true,
    colour: chartColour('allResponses'),
    format: formatCount,
  },
];

function progressOf(date: string, { timeZone, completeThrough }: SharedView, readAt: Date) {
  const today = todayIn(timeZone, readAt);
  if (date === today) return 'partial';
  if (date > today) return 'ahead';
  return completeThrough !== null && date > completeThrough ? 'immature' : undefined;
}

/** A withheld count is not drawn, and reads as in the tables. */
export function SharedTrend({ view }: { view: SharedView }) {
  const readAt = new Date(view.readAt);
  const points: ChartPoint[] = view.days.map(({ date, impressions, visits }) => ({
    x: date,
    values: {
      ...(impressions.value !== null && { impressions: impressions.value }),
      ...(visits.value !== null && { visits: visits.value }),
    },
    missing: { impressions: countText(impressions), visits: countText(visits) },
    progress: progressOf(date, view, readAt),
  }));

  return (
    <CombinedChart
      label="Visits Over Time"
      points={points}
      series={SERIES}
      leftLabel="Impressions"
      rightLabel="Visits"
      formatTick={points.length > MAX_YEAR_DAYS ? formatMonthOfYear : formatDayOfMonth}
      formatTitle={formatDateWithWeekday}
      height={HEIGHT_PX}
      partialNote={SO_FAR}
      immatureNote={STILL_COMING}
    />
  );
}
