import { useEffect, useState } from 'react';
import type { MapOutline } from '#client/components/map/map-scene';

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
export function useRegionOutlines(): readonly MapOutline[] {
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
