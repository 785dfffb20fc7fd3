import type { DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';
import {
  addReplicates,
  emptyReplicates,
  type Replicates,
} from '#server/measurement/estimates/replicates.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo.js';
import type { EvidenceRates } from '#server/measurement/estimates/weigh-evidence.js';
import type { EventDivision } from '#server/measurement/stored/event-sums.js';
import type { RunWeights } from '#server/measurement/stored/run-weights.js';

/** Rates that fill in the impressions and visits that cannot be looked at. */
export interface SummedRates {
  rates: EvidenceRates;
  /** Rates of each site; null unless cells are those of sites. */
  ratesOfSite: ReadonlyMap<number, EvidenceRates> | null;
}

/**
 * The rates of a run for visits on the sites of a filter, and for each site where cells are those of
 * sites. The rates of all sites add up to that of the run, exactly.
 */
export function ratesOfSites(
  rates: EvidenceRates,
  { siteTagIds, siteRates }: RunWeights,
  { sites }: DashboardFilter,
  by: EventDivision,
): SummedRates {
  const chosen = emptyReplicates();
  const ratesOfSite = new Map<number, EvidenceRates>();

  for (const [site, siteTagId] of siteTagIds.entries()) {
    const microVisits = siteRates[site];
    if (!microVisits || !passes(sites, siteTagId)) continue;
    addReplicates(chosen, microVisits);
    ratesOfSite.set(siteTagId, { ...rates, causedPerImpression: inVisits(microVisits) });
  }

  return {
    rates: sites ? { ...rates, causedPerImpression: inVisits(chosen) } : rates,
    ratesOfSite: by === 'site' ? ratesOfSite : null,
  };
}

const inVisits = (microVisits: Replicates): Replicates =>
  microVisits.map((value) => value / MICRO_VISITS);
