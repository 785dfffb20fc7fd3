import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { chartColour } from '#client/components/charts/chart-theme';
import { countText } from '#schema/writing/numbers';
import type { RecordFiguresFragment } from '#client/graphql/generated';

export const VISIT_SERIES: readonly ChartSeries[] = [
  {
    id: 'sameDay',
    label: 'Same Day',
    kind: 'line',
    isDashed: true,
    colour: chartColour('sameDay'),
    format: countText,
  },
  {
    id: 'impressions',
    label: 'Impressions',
    kind: 'bar',
    colour: chartColour('impressions'),
    format: countText,
  },
  {
    id: 'allResponses',
    label: 'All Responses',
    kind: 'line',
    isSettling: true,
    colour: chartColour('allResponses'),
    format: countText,
  },
];

type Day = RecordFiguresFragment['responsesOverTime']['rows'][number];

/**
 * The current day is incomplete; visits of the days before it are still coming; later days have no
 * data.
 */
export function progressOf(
  date: string,
  today: string,
  completeThrough: string | null,
): ChartPoint['progress'] {
  if (date === today) return 'partial';
  if (date > today) return 'ahead';
  return completeThrough !== null && date > completeThrough ? 'immature' : undefined;
}

export const pointOf = ({ date, totalImpressions, sameDay, totalResponses }: Day): ChartPoint => ({
  x: date,
  values: { impressions: totalImpressions, sameDay, allResponses: totalResponses },
});
