import { shownDate } from '#server/core/spreadsheet/shown-text.js';
import { figureText } from '#server/reports/pdf/figure-text.js';

interface TrendDay {
  date: string;
  /** Null where it is withheld. */
  impressions: number | null;
  visits: number | null;
}

const count = (value: number) => figureText('count', value);

/** Describes the chart for people who do not see it. */
export function trendText(days: readonly TrendDay[]): string {
  const most = (of: (day: TrendDay) => number | null) =>
    days.reduce<TrendDay | null>(
      (best, day) => (best === null || (of(day) ?? -1) > (of(best) ?? -1) ? day : best),
      null,
    );
  const [bars, line] = [most((day) => day.impressions), most((day) => day.visits)];
  const begin = `Chart of impressions as bars and visits as a line, for ${days.length === 1 ? 'one day' : `${days.length} days`}.`;

  if (!bars?.impressions || !line) return `${begin} There were no impressions.`;

  const visits = line.visits
    ? ` Most visits: ${count(line.visits)} of impressions on ${shownDate(line.date)}.`
    : '';
  return `${begin} Most impressions: ${count(bars.impressions)} on ${shownDate(bars.date)}.${visits}`;
}
