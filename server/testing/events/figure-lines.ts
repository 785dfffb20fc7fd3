import {
  DAYPART_COUNT,
  TIMING_COUNT,
  type DayFigures,
} from '#server/event-store/figures/day-figures.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import type { Figures } from './figures.js';

type ReadFigures = Pick<Figures, 'impressionRollup' | 'responseRollup' | 'webhitRollup'>;

/** The figures of days as the lines of text that `readFigures` makes of the rollups. */
export function linesOfDays(days: ReadonlyMap<number, DayFigures>): ReadFigures {
  const each = (linesOf: (day: DayFigures) => string[]) =>
    [...days]
      .flatMap(([day, figures]) => linesOf(figures).map((line) => `${localDateOfDay(day)} ${line}`))
      .sort();

  return {
    impressionRollup: each(impressionLines),
    responseRollup: each(responseLines),
    webhitRollup: each(({ webhits: { siteIds, counts } }) =>
      Array.from(siteIds, (siteId, at) => `${siteId} ${counts[at] ?? 0}`),
    ),
  };
}

const impressionLines = ({ impressions: { tagIds, starts, regionIds, counts } }: DayFigures) =>
  rowsOf(tagIds, starts).map(({ tagId, row }) => {
    const dayparts = counts.slice(row * DAYPART_COUNT, (row + 1) * DAYPART_COUNT);
    return `${tagId} ${regionIds[row] ?? 0} ${dayparts.join(' ')}`;
  });

const responseLines = ({ responses }: DayFigures) =>
  rowsOf(responses.tagIds, responses.starts).map(({ tagId, row }) => {
    const code = responses.codes[row] ?? 0;
    const timing = code % TIMING_COUNT;
    return [
      tagId,
      responses.regionIds[row],
      (code - timing) / TIMING_COUNT + 1,
      responses.siteIds[responses.sites[row] ?? 0],
      timing + 1,
      responses.views[row],
      responses.counts[row],
    ].join(' ');
  });

/** The rows of each line. */
const rowsOf = (tagIds: Int32Array, starts: Uint32Array): { tagId: number; row: number }[] =>
  Array.from(tagIds, (tagId, line) => {
    const first = starts[line] ?? 0;
    const count = (starts[line + 1] ?? 0) - first;
    return Array.from({ length: count }, (_, at) => ({ tagId, row: first + at }));
  }).flat();
