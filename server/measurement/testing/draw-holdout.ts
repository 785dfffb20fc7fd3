import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { gaussian, poisson } from '#server/analytics/testing/random-counts.js';
import type { ArmSums } from '#server/measurement/holdout/estimate-holdout.js';
import { DAY_MS } from '#server/measurement/evidence/viewer-history.js';
import { addHousehold, emptyHouseholdSums } from '#server/measurement/holdout/household-sums.js';
import { PersonDraw } from './draw-person.js';
import { WORLDS, type World } from './worlds.js';

export interface HoldoutWorld {
  name: string;
  title: string;
  households: number;
  controlShare: number;
  /** Share that the ads add to the visits that would come anyway. */
  lift: number;
  /** Standard deviation of the logarithm of a household's own rate of visits. */
  heaviness: number;
  /** Visits of a household in four weeks. */
  visitsPerHousehold: number;
  /** The share of the control households whose calls are lost. */
  lostControl: number;
  /** Number of keys that name the household one after the other during the experiment. */
  keys: number;
  /** The world of docs/incremental.md whose people are drawn; null for plain rates of visits. */
  people: World | null;
}

const WORLD: HoldoutWorld = {
  name: 'holdout',
  title: 'heavy users',
  households: 32_000,
  controlShare: 0.2,
  lift: 0.1,
  heaviness: 1,
  visitsPerHousehold: 0.6,
  lostControl: 0,
  keys: 1,
  people: null,
};

export const HOLDOUT_WORLDS: readonly HoldoutWorld[] = [
  WORLD,
  { ...WORLD, name: 'no-effect', title: 'no effect', lift: 0 },
  { ...WORLD, name: 'light', title: 'all households alike', heaviness: 0 },
  { ...WORLD, name: 'halves', title: 'half held out', controlShare: 0.5 },
  { ...WORLD, name: 'two-keys', title: 'a change of keys in the middle', keys: 2 },
  {
    ...WORLD,
    name: 'imbalance',
    title: '48 % instead of 50 %',
    controlShare: 0.5,
    lostControl: 1 / 13,
  },
  ...['5', '6', '14'].map((name) => {
    const people = worldNamed(name);
    return { ...WORLD, name: `world-${name}`, title: people.title, people };
  }),
];

export interface DrawnHoldout {
  spans: ArmSums[];
  /** Visits of the treated households that the ads caused. */
  caused: number;
}

function worldNamed(name: string): World {
  const world = WORLDS.find((one) => one.name === name);
  if (!world) throw new Error(`no world ${name}`);
  return world;
}

const PAST_WEEKS = 3;
const WEEKS = 4;

/**
 * Households with rates of their own, lognormal around the mean; each visit that would come anyway
 * is drawn, and each that the ads cause.
 */
export function drawHoldout(world: HoldoutWorld, random: () => number): DrawnHoldout {
  if (world.people) return drawFromPeople(world, world.people, random);

  const spans = Array.from({ length: world.keys }, () => ({
    treated: emptyHouseholdSums(),
    control: emptyHouseholdSums(),
  }));
  let caused = 0;

  for (let household = 0; household < world.households; household += 1) {
    const rate = world.visitsPerHousehold * lognormal(world.heaviness, random);
    const isControl = random() < world.controlShare;
    const pastVisits = poisson((rate * PAST_WEEKS) / WEEKS, random);

    for (const [index, arms] of spans.entries()) {
      const anyway = poisson(rate / world.keys, random);
      const added = isControl ? 0 : poisson((rate * world.lift) / world.keys, random);
      if (isControl && random() < world.lostControl) continue;

      caused += added;
      const one = { visits: anyway + added, pastVisits: index === 0 ? pastVisits : 0 };
      addHousehold(isControl ? arms.control : arms.treated, one);
    }
  }

  return { spans, caused };
}

/** The days of the experiment, from the first up to the last, as the worlds' flights. */
const FIRST_MS = 21 * DAY_MS;
const END_MS = 63 * DAY_MS;
const VISITS_PER_WEEK = 0.15;

/**
 * Days at home, hours and ads of a world; for the households that are held out, the ads of the
 * experiment cause nothing.
 */
function drawFromPeople(world: HoldoutWorld, people: World, random: () => number): DrawnHoldout {
  const arms = { treated: emptyHouseholdSums(), control: emptyHouseholdSums() };
  const draw = new PersonDraw(people, VISITS_PER_WEEK, random);
  let caused = 0;

  for (let household = 0; household < world.households; household += 1) {
    const { impressionsMs, organicMs, caused: all } = draw.draw(true);
    const isControl = random() < world.controlShare;
    const adsMs = impressionsMs.filter(isInExperiment);
    if (adsMs.length === 0) continue;

    const byAds = all.filter(({ impressionMs }) => !isControl || !isInExperiment(impressionMs));
    const visitsMs = [...organicMs, ...byAds.map(({ atMs }) => atMs)];
    const follows = (ms: number) =>
      adsMs.some((adMs) => ms >= adMs && ms - adMs <= CREDIT_WINDOW_MS);
    addHousehold(isControl ? arms.control : arms.treated, {
      visits: visitsMs.filter(follows).length,
      pastVisits: visitsMs.filter((ms) => ms < FIRST_MS).length,
    });
    if (isControl) continue;
    caused += all.filter(({ impressionMs }) => isInExperiment(impressionMs)).length;
  }

  return { spans: [arms], caused };
}

const isInExperiment = (ms: number): boolean => ms >= FIRST_MS && ms < END_MS;

/** The mean is 1. */
const lognormal = (sigma: number, random: () => number): number =>
  Math.exp(sigma * gaussian(random) - sigma ** 2 / 2);
