import type { ReferenceScope, ReferenceWorld } from './reference-scope.js';
import { referenceDifferences, referenceTies, referenceWilson } from './reference-statistics.js';

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Responses ÷ impressions of each region that has any, counted event by event. */
export function referenceRegions(world: ReferenceWorld, scope: ReferenceScope) {
  const shown = scope.impressions.map(({ regionId }) => regionId);
  const came = scope.responses.map(({ activatedBy }) => activatedBy.regionId);
  const overall = over(came.length, shown.length);

  const rows = [...new Set([...shown, ...came])]
    .map((regionId) => {
      const impressions = shown.filter((other) => other === regionId).length;
      const responses = came.filter((other) => other === regionId).length;

      return {
        regionId,
        region: world.regions[regionId]?.name ?? '',
        impressions,
        responses,
        responseRate: over(responses, impressions),
        responseRateInterval: referenceWilson(responses, impressions),
        isSmallSample: shown.length === 0 || impressions * came.length < 5 * shown.length,
      };
    })
    .sort(
      (a, b) =>
        (b.responseRate ?? -1) - (a.responseRate ?? -1) ||
        b.impressions - a.impressions ||
        a.regionId - b.regionId,
    );

  const compared = rows.map((row) => ({
    responses: row.responses,
    impressions: row.impressions,
    takesPart: !row.isSmallSample && world.regions[row.regionId]?.latitude !== null,
  }));
  const ties = referenceTies(compared);
  const differ = referenceDifferences(compared);

  return {
    rows: rows.map((row, index) => ({
      ...row,
      isTiedWithFirst: ties[index] ?? null,
      difference:
        differ[index] && row.responseRate !== null && overall !== null
          ? row.responseRate - overall
          : null,
    })),
    responseRate: overall,
  };
}
