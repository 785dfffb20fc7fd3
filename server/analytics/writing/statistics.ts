/** Something that led to responses: `responses` out of an exposure of `impressions`. */
export interface Rated {
  name: string;
  responses: number;
  impressions: number;
}

export interface Pair<Group> {
  higher: Group;
  lower: Group;
}

const LEVEL = 0.05;
/** Below this |z| no bound of Holm's at that level is met, whatever the number of tests. */
const LEAST_Z = 1.95;
/** Fewer expected events than this and the normal approximation says too much. */
const LEAST_EXPECTED = 10;
/** All pairs of more groups would be slow to test and say little; the largest are taken. */
const MOST_GROUPS = 200;

/**
 * The pairs of groups whose response rates differ: each pair by the conditional test of two Poisson rates (normal
 * approximation; rates may pass 1, so they are no proportions), all pairs together at the 5 % level by Holm's correction.
 */
export function distinguishableRates<Group extends Rated>(groups: readonly Group[]): Pair<Group>[] {
  const compared = groups.toSorted((a, b) => b.impressions - a.impressions).slice(0, MOST_GROUPS);
  const candidates: Candidate<Group>[] = [];
  let tests = 0;
  compared.forEach((a, index) => {
    for (let other = index + 1; other < compared.length; other += 1) {
      const b = compared[other];
      const z = b && differenceOf(a, b);
      if (!b || z === null || z === undefined) continue;
      tests += 1;
      if (Math.abs(z) >= LEAST_Z) candidates.push({ higher: z > 0 ? a : b, lower: z > 0 ? b : a, z: Math.abs(z) });
    }
  });
  return holm(candidates, tests);
}

/** The same for counts that have no exposure: the visits themselves are compared, as from equal chances. */
export const distinguishableCounts = <Group extends Omit<Rated, 'impressions'>>(groups: readonly Group[]) =>
  distinguishableRates(groups.map((group) => ({ ...group, impressions: 1 })));

interface Candidate<Group> extends Pair<Group> {
  z: number;
}

/** Given their sum, the first group's responses are binomial with its share of the exposure. Null where too few are expected. */
function differenceOf(a: Rated, b: Rated): number | null {
  const responses = a.responses + b.responses;
  const share = a.impressions / (a.impressions + b.impressions);
  const expected = responses * share;
  if (!(Math.min(expected, responses - expected) >= LEAST_EXPECTED)) return null;
  return (a.responses - expected) / Math.sqrt(expected * (1 - share));
}

/** The smallest p against the strictest bound first, until one fails. */
function holm<Group>(candidates: readonly Candidate<Group>[], tests: number): Pair<Group>[] {
  const sorted = candidates.toSorted((a, b) => b.z - a.z);
  const failing = sorted.findIndex(({ z }, rank) => twoSided(z) > LEVEL / (tests - rank));
  return failing === -1 ? sorted : sorted.slice(0, failing);
}

const ERFC = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
];

/** P(|Z| ≥ |z|), by the Chebyshev fit of erfc in Numerical Recipes: relative error below 1.2e-7 everywhere. */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const polynomial = ERFC.reduce((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + polynomial);
}
