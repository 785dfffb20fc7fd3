import { narrow } from './counters.js';
import { RESPONSE_CODES, type ResponseFigures, type ResponseTotals } from './day-figures.js';
import { Tally } from './tally.js';

/** A day's responses over all rows, summed along each dimension of a panel. */
export function totalResponses(figures: Omit<ResponseFigures, 'totals'>): ResponseTotals {
  const byLine = new Float64Array(figures.tagIds.length);
  const byCode = new Float64Array(RESPONSE_CODES);
  const bySite = new Float64Array(figures.siteIds.length);
  const regions = new Tally();
  const views = new Tally();

  for (let line = 0; line < byLine.length; line += 1) {
    for (let row = figures.starts[line] ?? 0; row < (figures.starts[line + 1] ?? 0); row += 1) {
      const count = figures.counts[row] ?? 0;
      const code = figures.codes[row] ?? 0;
      const site = figures.sites[row] ?? 0;
      byLine[line] = (byLine[line] ?? 0) + count;
      byCode[code] = (byCode[code] ?? 0) + count;
      bySite[site] = (bySite[site] ?? 0) + count;
      regions.add(figures.regionIds[row] ?? 0, count);
      views.add(figures.views[row] ?? 0, count);
    }
  }

  const byRegion = regions.toMap();
  const byViews = views.toMap();

  return {
    byLine: narrow(byLine),
    byCode: narrow(byCode),
    bySite: narrow(bySite),
    regionIds: Uint16Array.from(byRegion.keys()),
    byRegion: narrow([...byRegion.values()]),
    views: narrow([...byViews.keys()]),
    byViews: narrow([...byViews.values()]),
  };
}
