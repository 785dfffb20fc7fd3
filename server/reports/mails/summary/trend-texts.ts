import { countText } from '#schema/writing/numbers.js';
import { dateText } from '#schema/writing/dates.js';

interface TrendDay {
  date: string;
  /** Null where it is withheld. */
  impressions: number | null;
  visits: number | null;
}

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
    ? ` Most visits: ${countText(line.visits)} of impressions on ${dateText(line.date)}.`
    : '';
  return `${begin} Most impressions: ${countText(bars.impressions)} on ${dateText(bars.date)}.${visits}`;
}
