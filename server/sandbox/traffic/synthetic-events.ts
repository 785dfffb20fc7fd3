import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { Random } from './random.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export interface SyntheticEvent {
  type: 'impression' | 'webhit';
  tag: string;
  occurredAtMs: number;
  uid: string;
  region: string;
  /** Time of the ad that the visit of this page came from; no other part knows it. */
  causedByMs?: number;
}

/** A share of the households sees the control creative instead on these days. */
interface LineHoldout {
  startDay: number;
  endDay: number;
  controlPercent: number;
  tag: string;
}

export interface SyntheticStream {
  seed: number;
  timeZone: string;
  regions: readonly { code: string; weight: number }[];
  households: number;
  lines: {
    tag: string;
    startDay: number;
    endDay: number;
    impressionsPerDay: number;
    visitsPerThousand: number;
    holdout?: LineHoldout;
  }[];
  sites: { tag: string; share: number }[];
  organicVisitsPerDay: number;
  silentHours: number;
}

/** The ad that causes a visit; nothing happens after the control of a holdout. */
interface VisitCause {
  seenAtMs: number;
  happens: boolean;
}

type SyntheticLine = SyntheticStream['lines'][number];

/**
 * Relative viewing in each hour of the local day: a small peak at breakfast, the main one in the
 * evening.
 */
const HOURS = [5, 3, 2, 1, 1, 2, 9, 14, 12, 8, 7, 8, 10, 9, 8, 9, 12, 18, 26, 34, 38, 33, 22, 11];
const WEEKDAYS = [1.22, 0.9, 0.92, 0.95, 0.98, 1.06, 1.2]; // Sunday first

function offsetMs(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(atMs);
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(
    parts.find((part) => part.type === 'timeZoneName')?.value ?? '',
  );
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * MINUTE;
}

/** Most visits follow their ad within minutes, some within days. */
function visitDelayMs(random: Random): number {
  const share = random.next();
  if (share < 0.36) return random.exponential(14 * MINUTE);
  if (share < 0.74) return random.logUniform(60 * MINUTE, DAY);
  return random.logUniform(DAY, CREDIT_WINDOW_MS);
}

/**
 * Plausible past events of a customer in order of time, from its first booking up to `untilMs` (UTC
 * ms). Households see most ads in the evening; some visits follow an ad, others have none.
 */
export function* syntheticEvents(
  stream: SyntheticStream,
  untilMs: number,
): Generator<SyntheticEvent> {
  const random = new Random(stream.seed);
  const firstDay = Math.min(...stream.lines.map((line) => line.startDay));
  const offsetNow = offsetMs(stream.timeZone, untilMs);
  const today = Math.floor((untilMs + offsetNow) / DAY);
  const silentFromMs = untilMs - stream.silentHours * 60 * MINUTE;
  const waiting = new Map<number, SyntheticEvent[]>();
  const regionWeights = stream.regions.map((region) => region.weight);
  const siteShares = stream.sites.map((site) => site.share);

  const household = () => Math.floor(stream.households * random.next() ** 1.4);
  const passerBy = () => Math.floor(stream.households * 10 * random.next());
  const regionOf = (index: number) =>
    stream.regions[new Random(stream.seed * 7919 + index).pick(regionWeights)]?.code ?? '';
  /** The tag that the household sees instead; null where it sees the ad. */
  const controlTag = ({ holdout }: SyntheticLine, day: number, index: number): string | null => {
    if (!holdout || day < holdout.startDay || day > holdout.endDay) return null;
    const arm = new Random(stream.seed * 104_729 + index).next();
    return arm < holdout.controlPercent / 100 ? holdout.tag : null;
  };
  const put = (event: SyntheticEvent) => {
    const day = Math.floor(event.occurredAtMs / DAY);
    const events = waiting.get(day);
    if (events) events.push(event);
    else waiting.set(day, [event]);
  };
  /** Draws the same numbers whether the visit happens or not, so that a holdout changes no other. */
  const visit = (index: number, atMs: number, region: string, cause?: VisitCause) => {
    const causedByMs = cause?.seenAtMs;
    const happens = cause?.happens ?? true;
    for (let time = atMs; ; time += 20_000 + random.exponential(70_000)) {
      const tag = stream.sites[random.pick(siteShares)]?.tag ?? '';
      const occurredAtMs = Math.floor(time);
      if (happens && occurredAtMs < silentFromMs)
        put({ type: 'webhit', tag, occurredAtMs, uid: `household-${index}`, region, causedByMs });
      if (random.next() > 0.52) return;
    }
  };

  for (let day = firstDay; day <= 0; day += 1) {
    // Counts days on the local calendar: steps of 24 hours would skip a day when the clocks change.
    const localMidnightMs = (today + day) * DAY;
    const offset = offsetMs(stream.timeZone, localMidnightMs + DAY / 2 - offsetNow);
    const midnightMs = localMidnightMs - offset;
    const momentOfDay = () =>
      midnightMs + random.pick(HOURS) * 60 * MINUTE + Math.floor(random.next() * 60 * MINUTE);
    const weekday = WEEKDAYS[new Date(midnightMs + offset).getUTCDay()] ?? 1;

    for (const line of stream.lines) {
      if (day < line.startDay || day > line.endDay) continue;
      const rise = Math.min(1, (day - line.startDay + 2) / 6);
      for (let left = random.count(line.impressionsPerDay * weekday * rise); left > 0; left -= 1) {
        const index = household();
        const region = regionOf(index);
        const occurredAtMs = momentOfDay();
        const control = controlTag(line, day, index);
        const tag = control ?? line.tag;
        put({ type: 'impression', tag, occurredAtMs, uid: `household-${index}`, region });
        if (random.next() < line.visitsPerThousand / 1000)
          visit(index, occurredAtMs + visitDelayMs(random), region, {
            seenAtMs: occurredAtMs,
            happens: control === null,
          });
      }
    }
    for (let left = random.count(stream.organicVisitsPerDay * weekday); left > 0; left -= 1) {
      const index = passerBy();
      visit(index, momentOfDay(), regionOf(index));
    }
    // Later days begin at the next midnight, so all events before it are complete.
    for (const ready of [...waiting.keys()]
      .filter((key) => (key + 1) * DAY <= midnightMs + DAY)
      .sort((a, b) => a - b)) {
      yield* finished(waiting, ready, untilMs);
    }
  }
  for (const rest of [...waiting.keys()].sort((a, b) => a - b))
    yield* finished(waiting, rest, untilMs);
}

function* finished(
  waiting: Map<number, SyntheticEvent[]>,
  day: number,
  untilMs: number,
): Generator<SyntheticEvent> {
  const events = waiting.get(day) ?? [];
  waiting.delete(day);
  events.sort((a, b) => a.occurredAtMs - b.occurredAtMs);
  for (const event of events) if (event.occurredAtMs <= untilMs) yield event;
}
