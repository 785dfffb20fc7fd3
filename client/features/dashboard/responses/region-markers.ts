import type { MapMarker } from '#client/components/map/map-scene';
import { countText, percentText } from '#schema/writing/numbers';
import {
  differenceTone,
  type DifferenceTone,
} from '#client/components/charts/heatmap/difference-scale';
import {
  INTERVAL_LABEL,
  intervalText,
} from '#client/features/dashboard/performance/details/rate-texts';

import { rateRegionRemark } from './region-texts';
import type { RegionRow } from './region-rows';

/**
 * The server's radius, or half the square root of the responses: areas are proportional to
 * responses.
 */
export const markerRadiusPx = ({
  radSize,
  responses,
}: Pick<RegionRow, 'radSize' | 'responses'>): number => radSize ?? Math.sqrt(responses) / 2;

/** The tone of each difference from the overall rate, in parts of the largest one. */
function tonesOf(rows: readonly RegionRow[]): (row: RegionRow) => DifferenceTone | null {
  const sizes = rows.map(({ rate }) => Math.abs(rate?.difference ?? 0));
  const largest = Math.max(0, ...sizes);
  return ({ rate }) => {
    const difference = rate?.difference ?? null;
    return difference === null ? null : differenceTone(difference, largest);
  };
}

/** A circle for every region with coordinates and responses; Unknown has none. */
export function regionMarkers(rows: readonly RegionRow[]): MapMarker[] {
  const toneOf = tonesOf(rows);

  return rows.flatMap((row) => {
    const { regionId, region, responses, percentage, latitude, longitude, rate } = row;
    const remark = rate && rateRegionRemark(rate);
    if (latitude === null || longitude === null || responses <= 0) return [];

    const facts = [
      { label: 'Total Visits', text: countText(responses) },
      { label: 'Visit %', text: percentText(percentage, 'N/A') },
      { label: 'Response Rate', text: percentText(rate?.responseRate, 'N/A') },
      { label: INTERVAL_LABEL, text: intervalText(rate?.responseRateInterval ?? null) },
      ...(remark ? [{ label: 'Rate', text: remark }] : []),
    ];

    return {
      id: regionId,
      latitude,
      longitude,
      radiusPx: markerRadiusPx(row),
      tone: toneOf(row),
      title: region,
      facts,
    };
  });
}
