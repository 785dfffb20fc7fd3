import type { ChartPoint } from '#client/components/charts/chart-series';
import { todayIn } from '#client/formatting/date-ranges';
import { TrendChart } from '#client/records/figures/trend-chart';
import { progressOf } from '#client/records/figures/visit-days';
import { countText } from './shared-texts';
import type { SharedView } from './use-shared-view';

const HEIGHT_PX = 320;

/** A withheld count is not drawn, and reads as in the tables. */
export function SharedTrend({ view }: { view: SharedView }) {
  const today = todayIn(view.timeZone, new Date(view.readAt));
  const points: ChartPoint[] = view.days.map(({ date, impressions, visits }) => ({
    x: date,
    values: {
      ...(impressions.value !== null && { impressions: impressions.value }),
      ...(visits.value !== null && { visits: visits.value }),
    },
    missing: { impressions: countText(impressions), visits: countText(visits) },
    progress: progressOf(date, today, view.completeThrough),
  }));

  return <TrendChart label="Visits Over Time" points={points} height={HEIGHT_PX} />;
}
