import { PAIR_CODES, PAIR_FIELDS } from '#server/measurement/evidence/cell-events.js';
import { CellCounter } from './cell-counter.js';
import { emptyReplicates, REPLICATES, wholeMicro, type Replicates } from './replicates.js';
import type { WeighedEvidence } from './weigh-evidence.js';

/**
 * Estimator B's visits per impression on each site, in whole micro-visits: they add up to the rate of
 * all sites, in whole micro-visits, exactly. By the number of the site.
 */
export function siteRates(
  { evidence, weights, rates }: WeighedEvidence,
  sites: number,
): Replicates[] {
  const counter = new CellCounter(weights);
  for (let site = 0; site < sites; site += 1) counter.indexOf(site);

  for (const [span, { cells }] of evidence.entries()) {
    for (const [day, { pairs, isBase }] of cells.days) {
      if (!isBase) continue;
      for (let at = 0; at < pairs.length; at += PAIR_FIELDS) {
        const pair = pairs.at(at + 1);
        counter.addPair(Math.floor(pair / PAIR_CODES), pair % PAIR_CODES);
      }
      counter.closeDay(span, day);
    }
  }

  const visits = [...counter.take().values()].map(({ leadLag }) => leadLag);
  const base = weights.parts[0]?.base ?? 0;
  return splitRate(rates.causedPerImpression, visits, base);
}

/** Rounds the running sums, so that the parts add up to the rounded whole. */
function splitRate(whole: Replicates, visits: readonly Replicates[], base: number): Replicates[] {
  const split = visits.map(emptyReplicates);

  for (let index = 0; index < REPLICATES; index += 1) {
    let sum = 0;
    let before = 0;
    for (const [site, rate] of split.entries()) {
      sum += visits[site]?.[index] ?? 0;
      const isLast = site === split.length - 1;
      const upTo = isLast ? wholeMicro(whole, index) : Math.round(base > 0 ? sum / base : 0);
      rate[index] = upTo - before;
      before = upTo;
    }
  }

  return split;
}
