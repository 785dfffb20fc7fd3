import { useMemo } from 'react';
import { MarkerMap } from '#client/components/map/marker-map';
import { useMapTilesQuery } from '#client/graphql/generated';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { regionMarkers } from './region-markers';
import type { RegionRow } from './region-rows';
import { useRegionOutlines } from './use-region-outlines';

interface RegionMapProps {
  rows: readonly RegionRow[];
  summary: DashboardFigures['responsesByRegion']['summary'];
  view: DashboardView;
  selectedId: number | null;
  onSelect: (regionId: number | null) => void;
}

export function RegionMap({ rows, summary, view, ...events }: RegionMapProps) {
  const { filterToggle } = useFilterToggles();
  const outlines = useRegionOutlines();
  // Without an answer there are no tiles, and the map works without them.
  const { data } = useMapTilesQuery({ context: { silent: true } });
  const markers = useMemo(() => regionMarkers(rows), [rows]);
  const { centreLatitude: latitude, centreLongitude: longitude, zoom } = summary;
  const emptyView = useMemo(() => ({ latitude, longitude, zoom }), [latitude, longitude, zoom]);

  return (
    <MarkerMap
      label="Map of visits by region"
      markers={markers}
      emptyView={emptyView}
      fitKey={`${view.client?.id} ${view.filters.regions.join('.')}`}
      outlines={outlines}
      toggleOf={({ id, title }) => filterToggle({ regions: id }, title)}
      tiles={data?.mapTiles ?? null}
      {...events}
    />
  );
}
