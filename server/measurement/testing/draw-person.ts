import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { gaussian, poisson } from '#server/analytics/testing/random-counts.js';
import { DAY_MS } from '#server/measurement/evidence/viewer-history.js';
import type { World } from './worlds.js';

/** The days of the figures; in the week after them their last visits arrive. */
export const DAYS = 84;
export const HORIZON = 91;
const AT_HOME_SHARE = 0.6;
const LEAVES = 1 / 5;
const RETURNS = (LEAVES * AT_HOME_SHARE) / (1 - AT_HOME_SHARE);
const EFFECT_DAYS = 2;
const RETARGETED_DAYS = 3;

export type Random = () => number;

/** Times are milliseconds since the first day, ascending. */
export interface Person {
  impressionsMs: number[];
  /** All visits, the caused ones among them. */
  visitsMs: number[];
  /** The visits that would have come anyway, in any order. */
  organicMs: readonly number[];
  caused: CausedVisit[];
  /** Whether each impression showed the creative that causes nothing. */
  isIdle: boolean[];
}

export interface CausedVisit {
  impressionMs: number;
  atMs: number;
}

export const isInFigures = (impressionMs: number): boolean => impressionMs < DAYS * DAY_MS;

interface Season {
  level: readonly number[];
  highest: number;
}

/** Draws the people of one world, one after the other. */
export class PersonDraw {
  private readonly season: Season;
  private activity = 1;
  private presence = 1;
  private hour = 0;
  private home: boolean[] | null = null;

  constructor(
    private readonly world: World,
    private readonly visitsPerWeek: number,
    private readonly random: Random,
  ) {
    this.season = drawSeason(world);
  }

  draw(isReached: boolean): Person {
    const { world, random } = this;
    this.activity = world.heavyUsers ? gamma(0.6, random) / 0.6 : 1;
    this.hour = 24 * random();
    this.home = world.daysAtHome ? drawHome(random) : null;
    this.presence = this.home ? 1 / AT_HOME_SHARE : 1;

    const organicMs: number[] = [];
    this.addOrganic(organicMs, this.visitsPerWeek);
    const impressionsMs = isReached ? this.drawImpressions(organicMs) : [];
    const isIdle = impressionsMs.map(() => world.idleShare > 0 && random() < world.idleShare);
    const caused = isReached ? this.drawCaused(impressionsMs, isIdle) : [];
    const visitsMs = [...organicMs, ...caused.map(({ atMs }) => atMs)].sort(byNumber);

    return { impressionsMs, visitsMs, organicMs, caused, isIdle };
  }

  private addOrganic(into: number[], perWeek: number): void {
    const { random, season } = this;
    const perDay = (perWeek / 7) * this.activity * this.presence;

    for (let left = poisson(perDay * season.highest * HORIZON, random); left > 0; left -= 1) {
      const day = Math.floor(random() * HORIZON);
      const isKept = random() * season.highest < (season.level[day] ?? 0);
      if (isKept && this.isAtHome(day)) into.push(this.timeOn(day));
    }
  }

  private drawImpressions(visitsMs: readonly number[]): number[] {
    const { world, random } = this;
    const adsPerDay = (world.adsPerWeek / 7) * this.activity * this.presence;
    const impressionsMs: number[] = [];

    for (const [from, to] of world.flight) {
      for (let left = poisson(adsPerDay * (to - from), random); left > 0; left -= 1) {
        const day = from + Math.floor(random() * (to - from));
        if (this.isAtHome(day)) impressionsMs.push(this.timeOn(day));
      }
    }
    if (world.retargeting) this.retarget(impressionsMs, visitsMs, adsPerDay);

    return impressionsMs.sort(byNumber);
  }

  private retarget(into: number[], visitsMs: readonly number[], adsPerDay: number): void {
    const { world, random } = this;
    for (const visitMs of visitsMs) {
      const day = visitMs / DAY_MS;
      if (!world.flight.some(([from, to]) => day >= from && day < to)) continue;
      for (let left = poisson(2 * adsPerDay * RETARGETED_DAYS, random); left > 0; left -= 1) {
        into.push(visitMs + random() * RETARGETED_DAYS * DAY_MS);
      }
    }
  }

  private drawCaused(impressionsMs: readonly number[], isIdle: readonly boolean[]): CausedVisit[] {
    const { world, random } = this;
    const caused: CausedVisit[] = [];

    for (const [index, impressionMs] of impressionsMs.entries()) {
      if (isIdle[index]) continue;
      for (let left = poisson(world.effect, random); left > 0; left -= 1) {
        caused.push({ impressionMs, atMs: impressionMs + drawDelay(random) });
      }
    }
    if (world.saturatedLift > 0) this.addSaturated(caused, impressionsMs);

    return caused;
  }

  private addSaturated(into: CausedVisit[], impressionsMs: readonly number[]): void {
    const visitsMs: number[] = [];
    this.addOrganic(visitsMs, this.visitsPerWeek * this.world.saturatedLift);
    for (const atMs of visitsMs) {
      const impressionMs = impressionsMs.findLast((ms) => ms <= atMs) ?? -Infinity;
      if (atMs - impressionMs <= CREDIT_WINDOW_MS) into.push({ impressionMs, atMs });
    }
  }

  private isAtHome(day: number): boolean {
    return !this.home || this.home[day] === true;
  }

  private timeOn(day: number): number {
    return (day + this.drawClock()) * DAY_MS;
  }

  /** The share of the day that has passed. */
  private drawClock(): number {
    const { world, random } = this;
    if (!world.evenings && !world.personalHours) return random();
    const peak = world.personalHours ? this.hour : 20;
    const drawn = random() < 0.2 ? 24 * random() : peak + 2.5 * gaussian(random);
    return (((drawn % 24) + 24) % 24) / 24;
  }
}

function drawSeason({ seasons, flight }: World): Season {
  const level = Array.from({ length: HORIZON }, (_, day) => {
    if (!seasons) return 1;
    const sale = flight.some(([from, to]) => day >= from && day < to) ? 1.8 : 1;
    const weekend = day % 7 >= 5 ? 1.3 : 1;
    return sale * weekend * (1 + (0.3 * day) / DAYS);
  });
  return { level, highest: Math.max(...level) };
}

function drawHome(random: Random): boolean[] {
  let isHome = random() < AT_HOME_SHARE;
  return Array.from({ length: HORIZON }, () => {
    isHome = isHome ? random() >= LEAVES : random() < RETURNS;
    return isHome;
  });
}

function drawDelay(random: Random): number {
  for (;;) {
    const delayMs = -Math.log(1 - random()) * EFFECT_DAYS * DAY_MS;
    if (delayMs < CREDIT_WINDOW_MS) return delayMs;
  }
}

/** Marsaglia and Tsang (2000), with their power of a uniform number for shapes below 1. */
function gamma(shape: number, random: Random): number {
  const d = shape + 1 - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = gaussian(random);
    const v = (1 + c * x) ** 3;
    if (v <= 0) continue;
    if (Math.log(1 - random()) < x ** 2 / 2 + d * (1 - v + Math.log(v))) {
      return d * v * (1 - random()) ** (1 / shape);
    }
  }
}

const byNumber = (a: number, b: number): number => a - b;
