import { useMemo, useEffect, useState } from 'react';
import { MarkerMap } from '#client/components/map/marker-map';
import { useMapTilesQuery } from '#client/graphql/generated';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import type { MapOutline } from '#client/components/map/map-scene';
import { regionMarkers } from './region-markers';
import type { RegionRow } from './region-rows';

/**
 * Part of the product, so that the map needs no other network; docs/map.md describes its source.
 */
const ADDRESS = new URL('./region-outlines.json', import.meta.url).href;

const NONE: readonly MapOutline[] = [];
let fetched: readonly MapOutline[] | null = null;

async function fetchOutlines(): Promise<readonly MapOutline[]> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`The outlines were answered with ${response.status}`);
  fetched = (await response.json()) as MapOutline[]; // our own file
  return fetched;
}

/**
 * The outlines of the regions; empty until they load, or when loading failed: the map works without
 * them.
 */
function useRegionOutlines(): readonly MapOutline[] {
  const [outlines, setOutlines] = useState(fetched ?? NONE);

  useEffect(() => {
    if (fetched) return undefined;
    let isWanted = true;
    fetchOutlines().then(
      (arrived) => isWanted && setOutlines(arrived),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return outlines;
}

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
