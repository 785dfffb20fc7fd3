import type { Address } from '#server/core/http/ip-address.js';
import { GDPR_AREA } from '#server/ingestion/edge/pipeline/gdpr-area.js';
import type { RegionRanges } from './region-ranges.js';

/** The region table's row for events without a place. */
export const UNKNOWN_REGION = 1;

/** Id of the region that the code names, else of the address's region, else Unknown. */
export type FindRegion = (code: string, address: Address | null) => number;

/**
 * `ids` reads the current region table; `ranges` is null where the address database is not
 * installed.
 */
export function regionFinder(
  ids: () => ReadonlyMap<string, number>,
  ranges: RegionRanges | null,
): FindRegion {
  return (code, address) => {
    if (code !== '') return ids().get(code) ?? UNKNOWN_REGION;
    if (!ranges || !address) return UNKNOWN_REGION;
    const found = ranges.codeOf(address);
    return found === null ? UNKNOWN_REGION : (ids().get(found) ?? UNKNOWN_REGION);
  };
}

/** True where GDPR applies at an address; false for an address of unknown place. */
export const liesUnderGdpr = (address: Address | null, ranges: RegionRanges | null): boolean =>
  address !== null && ranges?.codeOf(address) === GDPR_AREA;
