import { named, rate } from './phrases.js';
import { distinguishableRates, type Pair, type Rated } from './statistics.js';

export const RATE_TEST = 'conditional Poisson test of two rates, all pairs at the 5% level by Holm’s correction';

/** Of the distinguishable pairs, the highest rate and the lowest that it is distinguishable from; null when there is none. */
export function widestPair<Group extends Rated>(groups: readonly Group[]): Pair<Group> | null {
  const rateOf = ({ responses, impressions }: Group) => responses / impressions;
  const [widest] = distinguishableRates(groups).sort(
    (a, b) => rateOf(b.higher) - rateOf(a.higher) || rateOf(a.lower) - rateOf(b.lower),
  );
  return widest ?? null;
}

/** One sentence on the response rates of channels, creatives, dayparts …; none where nothing was served. */
export function compareRates(kind: string, groups: readonly Rated[]): string[] {
  const served = groups.filter(({ impressions }) => impressions > 0);
  const [only] = served;
  if (!only) return [];
  if (served.length === 1)
    return [`The only ${kind} served is ${named(only.name)}, with a response rate of ${rate(only)}.`];
  const pair = widestPair(served);
  if (pair) {
    return [
      `${named(pair.higher.name)} has a response rate of ${rate(pair.higher)}, distinguishably above ${named(pair.lower.name)}
        with ${rate(pair.lower)} (${RATE_TEST}).`,
    ];
  }
  const byRate = served.toSorted((a, b) => a.responses / a.impressions - b.responses / b.impressions);
  const [lowest = only, highest = only] = [byRate[0], byRate.at(-1)];
  return [
    `The response rates of the ${kind}s, from ${rate(lowest)} for ${named(lowest.name)} to ${rate(highest)} for
      ${named(highest.name)}, cannot be told apart (${RATE_TEST}).`,
  ];
}
