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
/** Fewer expected events than this and the normal approximation says too much. */
const LEAST_EXPECTED = 10;
/** All pairs of more groups would be slow to test and say little; the largest are taken. */
const MOST_GROUPS = 200;

/**
 * The pairs of groups whose response rates differ: each pair by the conditional test of two Poisson rates (normal
 * approximation; rates may pass 1, so they are no proportions), all pairs together at the 5 % level by Holm's correction.
 */
export function distinguishableRates<Group extends Rated>(groups: readonly Group[]): Pair<Group>[] {
  const tested = groups.toSorted((a, b) => b.impressions - a.impressions).slice(0, MOST_GROUPS);
  const pairs = tested.flatMap((a, index) => tested.slice(index + 1).flatMap((b) => test(a, b) ?? []));
  return holm(pairs);
}

/** The same for counts that have no exposure: the visits themselves are compared, as from equal chances. */
export const distinguishableCounts = <Group extends Omit<Rated, 'impressions'>>(groups: readonly Group[]) =>
  distinguishableRates(groups.map((group) => ({ ...group, impressions: 1 })));

interface Tested<Group> extends Pair<Group> {
  pValue: number;
}

/** Given their sum, the first group's responses are binomial with its share of the exposure. Null where too few are expected. */
function test<Group extends Rated>(a: Group, b: Group): Tested<Group> | null {
  const responses = a.responses + b.responses;
  const share = a.impressions / (a.impressions + b.impressions);
  const expected = responses * share;
  if (!(Math.min(expected, responses - expected) >= LEAST_EXPECTED)) return null;
  const z = (a.responses - expected) / Math.sqrt(expected * (1 - share));
  const [higher, lower] = z > 0 ? [a, b] : [b, a];
  return { higher, lower, pValue: twoSided(z) };
}

function holm<Group>(pairs: readonly Tested<Group>[]): Tested<Group>[] {
  const sorted = pairs.toSorted((a, b) => a.pValue - b.pValue);
  const firstKept = sorted.findIndex(({ pValue }, rank) => pValue > LEVEL / (sorted.length - rank));
  return firstKept === -1 ? sorted : sorted.slice(0, firstKept);
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
