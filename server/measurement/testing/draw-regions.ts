import { gaussian } from '#server/analytics/testing/random-counts.js';
import type { RegionDesign } from '#server/measurement/regions/region-design.js';
import { comparedWeeks, SWITCHBACK_WEEKS } from '#server/measurement/regions/region-design.js';
import type { RegionWeeks } from '#server/measurement/regions/region-weeks.js';

export interface RegionWorld {
  name: string;
  title: string;
  /** Visits a day of each region, on average. */
  sizes: readonly number[];
  /** Share of a region's own daily fluctuation that is left on the next day. */
  memory: number;
  /** Relative standard deviation of that fluctuation. */
  fluctuation: number;
  pastWeeks: number;
  design: RegionDesign;
  /** Maximum share of the impressions that is held out. */
  maxShare: number;
}

/** Sixteen regions, the largest a third of all; or eight. */
const SIXTEEN = [33, 13, 12, 10, 6, 5, 4, 3.5, 3, 2.5, 2, 1.5, 1.2, 1, 0.8, 0.5].map(
  (share) => 60 * share,
);
const EIGHT = [32, 26, 20, 10, 7, 2, 2, 1].map((share) => 60 * share);

const DESIGN: RegionDesign = {
  isSwitchback: false,
  isLaunch: true,
  weeks: 4,
  goesOn: false,
};
const WORLD: RegionWorld = {
  name: 'launch',
  title: '16 regions, ads begin with the test',
  sizes: SIXTEEN,
  memory: 0.5,
  fluctuation: 0.08,
  pastWeeks: 26,
  design: DESIGN,
  maxShare: 0.3,
};

export const REGION_WORLDS: readonly RegionWorld[] = [
  WORLD,
  { ...WORLD, name: 'short-memory', title: 'fluctuations of a day or two', memory: 0.3 },
  { ...WORLD, name: 'long-memory', title: 'fluctuations of a week', memory: 0.7 },
  {
    ...WORLD,
    name: 'dark',
    title: 'ads stop in some regions, 13 weeks of past',
    pastWeeks: 13,
    design: { ...DESIGN, isLaunch: false },
  },
  { ...WORLD, name: 'few', title: '8 regions', sizes: EIGHT, maxShare: 0.4 },
  {
    ...WORLD,
    name: 'switchback',
    title: '8 regions by turns',
    sizes: EIGHT,
    design: { ...DESIGN, isLaunch: false, isSwitchback: true, weeks: 5 },
  },
];

export interface DrawnRegions {
  /** Whole weeks before the experiment. */
  past: RegionWeeks[];
  /** Its compared weeks, without the effect of any ad. */
  test: RegionWeeks[];
}

const DAYS = 7;
/** Days before the first week, until the fluctuations have forgotten their start. */
const WARM_UP = 60;
const SEASON = [1, 1.05, 1.02, 1, 0.95, 0.8, 0.85];
/** A sale in the past, and one in the test: both in all regions. */
const SALE_WEEKS = 9;

/** Fluctuations of each region (AR(1)), those that all share, weekdays, sales, and chance. */
export function drawRegions(world: RegionWorld, random: () => number): DrawnRegions {
  const { sizes, memory, fluctuation, pastWeeks, design } = world;
  const testWeeks = comparedWeeks(design);
  const weeks = sizes.map(() => Array.from({ length: pastWeeks + testWeeks }, () => 0));
  const own = sizes.map(() => gaussian(random));
  const news = Math.sqrt(1 - memory ** 2);
  let shared = gaussian(random);

  for (let day = -WARM_UP; day < (pastWeeks + testWeeks) * DAYS; day += 1) {
    shared = 0.8 * shared + 0.6 * gaussian(random);
    const week = Math.floor(day / DAYS);
    const sale = week % SALE_WEEKS === 2 ? 1.4 : 1;
    for (const [region, size] of sizes.entries()) {
      const fluctuated = memory * (own[region] ?? 0) + news * gaussian(random);
      own[region] = fluctuated;
      const series = weeks[region];
      if (day < 0 || !series) continue;
      const season = SEASON[day % DAYS] ?? 1;
      const mean = size * season * sale * Math.exp(0.06 * shared + fluctuation * fluctuated);
      series[week] = (series[week] ?? 0) + Math.max(0, mean + Math.sqrt(mean) * gaussian(random));
    }
  }

  const whole = sizes.reduce((total, size) => total + size, 0);
  const between = (from: number, to: number): RegionWeeks[] =>
    weeks.map((visits, index) => ({
      regionId: index + 2,
      visits: visits.slice(from, to),
      deliveryShare: (sizes[index] ?? 0) / whole,
    }));
  return {
    past: between(0, pastWeeks),
    test: between(pastWeeks, pastWeeks + testWeeks),
  };
}

export interface Effect {
  heldOutIds: ReadonlySet<number>;
  /** Share that the ads add to the visits that would come anyway, while there are ads. */
  lift: number;
}

/** Adds the visits that ads cause. */
export function withEffect(
  { design }: RegionWorld,
  drawn: DrawnRegions,
  { heldOutIds, lift }: Effect,
): DrawnRegions {
  const added = (regions: readonly RegionWeeks[], isLit: (id: number, week: number) => boolean) =>
    regions.map((region) => ({
      ...region,
      visits: region.visits.map((visits, week) =>
        isLit(region.regionId, week) ? visits * (1 + lift) : visits,
      ),
    }));

  return {
    past: added(drawn.past, () => !design.isLaunch),
    test: added(drawn.test, (id, week) => isLit(design, heldOutIds.has(id), week)),
  };
}

/** True where ads run in a compared week of the experiment. */
function isLit({ isSwitchback, isLaunch, weeks }: RegionDesign, isHeldOut: boolean, week: number) {
  if (!isSwitchback) return week < weeks ? !isHeldOut : !isLaunch;
  const { heldOut, washOut } = SWITCHBACK_WEEKS;
  if (week >= weeks) return !isLaunch;
  if (week >= heldOut && week < heldOut + washOut) return true;
  return week < heldOut !== isHeldOut;
}

/** The share of the visits with ads that the ads cause, as `estimateRegions` defines it. */
export function trueShare(world: RegionWorld, drawn: DrawnRegions, { heldOutIds, lift }: Effect) {
  const { isSwitchback, isLaunch, weeks } = world.design;
  const half = SWITCHBACK_WEEKS.heldOut + SWITCHBACK_WEEKS.washOut;
  const sumOf = (isOne: (isHeldOut: boolean, week: number) => boolean) =>
    drawn.test
      .flatMap(({ regionId, visits }) =>
        visits.filter((_, week) => isOne(heldOutIds.has(regionId), week)),
      )
      .reduce((total, visits) => total + visits, 0);

  if (isSwitchback) {
    const first = sumOf((isHeldOut, week) => isHeldOut && week < SWITCHBACK_WEEKS.heldOut);
    const firstAll = sumOf((isHeldOut, week) => isHeldOut && week < half);
    const second = sumOf((isHeldOut, week) => !isHeldOut && week >= half && week < weeks);
    const secondAll = sumOf((isHeldOut, week) => !isHeldOut && week >= half);
    return ((lift / (1 + lift)) * (first / firstAll + second / secondAll)) / 2;
  }
  // Where ads run in the regions that see them, or would run in the others.
  const isCounted = (isHeldOut: boolean) => isHeldOut !== isLaunch;
  const all = sumOf(isCounted);
  const during = sumOf((isHeldOut, week) => isCounted(isHeldOut) && week < weeks);
  return isLaunch ? (lift * during) / (all + lift * during) : ((lift / (1 + lift)) * during) / all;
}
