import type { MapMarker } from '#client/components/map/map-scene';
import { formatCount, formatPercent } from '#client/formatting/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import {
  INTERVAL_LABEL,
  intervalText,
} from '#client/features/dashboard/performance/details/rate-words';

export type RegionRow = DashboardFigures['responsesByRegion']['rows'][number];

/**
 * The server's radius, or half the square root of the responses: areas are proportional to
 * responses.
 */
export const markerRadiusPx = ({
  radSize,
  responses,
}: Pick<RegionRow, 'radSize' | 'responses'>): number => radSize ?? Math.sqrt(responses) / 2;

/** A circle for every region with coordinates and responses; Unknown has none. */
export function regionMarkers(rows: readonly RegionRow[]): MapMarker[] {
  return rows.flatMap((row) => {
    const { regionId, region, responses, percentage, latitude, longitude } = row;
    if (latitude === null || longitude === null || responses <= 0) return [];

    const facts = [
      { label: 'Total Visits', text: formatCount(responses) },
      { label: 'Visit %', text: formatPercent(percentage, 'N/A') },
      { label: INTERVAL_LABEL, text: intervalText(row.percentageInterval) },
    ];

    return {
      id: regionId,
      latitude,
      longitude,
      radiusPx: markerRadiusPx(row),
      title: region,
      facts,
    };
  });
}
