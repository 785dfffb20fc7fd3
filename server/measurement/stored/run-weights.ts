import {
  EventWeights,
  type ReplicateWeights,
  type WeighedSpan,
} from '#server/measurement/estimates/event-weights.js';
import { REPLICATES, type Replicates } from '#server/measurement/estimates/replicates.js';
import { LAG_DAYS } from '#server/measurement/evidence/lead-lag-columns.js';
import type { OrganicCalendar } from '#server/measurement/evidence/organic-calendar.js';

export interface RunWeights {
  weights: EventWeights;
  /** Ids by the numbers of lines and sites in the events. */
  tagIds: readonly number[];
  siteTagIds: readonly number[];
  /** Estimator B's visits per impression on each site, in whole micro-visits. */
  siteRates: readonly Replicates[];
}

const VERSION = 2;

/** Encodes numbers as little-endian doubles. */
export function encodeRunWeights({ weights, tagIds, siteTagIds, siteRates }: RunWeights): Buffer {
  const numbers = [VERSION, weights.spans.length];
  const list = (values: ArrayLike<number>) => {
    numbers.push(values.length);
    for (let index = 0; index < values.length; index += 1) numbers.push(values[index] ?? 0);
  };

  for (const { firstDay, patterns } of weights.spans) {
    numbers.push(firstDay);
    list(patterns);
  }
  for (const part of weights.parts) {
    const { calendars, leadLag, base, placeboScale, causedPerTestable } = part;
    numbers.push(base, placeboScale, causedPerTestable, leadLag.clockRatio, ...leadLag.ofLag);
    list(part.classes);
    for (const { level, counted } of calendars) {
      list(level);
      list(counted);
    }
  }
  list(tagIds);
  list(siteTagIds);
  for (const rates of siteRates) numbers.push(...rates);

  return Buffer.from(Float64Array.from(numbers).buffer);
}

export function decodeRunWeights(bytes: Buffer): RunWeights {
  const aligned = Uint8Array.from(bytes);
  const numbers = new Float64Array(aligned.buffer);
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  const take = (count: number) => Array.from({ length: count }, next);
  const list = () => take(next());

  const version = next();
  if (version !== VERSION) throw new RangeError(`weights of version ${version}`);

  const spanCount = next();
  const spans = Array.from({ length: spanCount }, (): WeighedSpan => {
    const firstDay = next();
    return { firstDay, patterns: list() };
  });
  const parts = Array.from({ length: REPLICATES }, (): ReplicateWeights => {
    const shared = { base: next(), placeboScale: next(), causedPerTestable: next() };
    const leadLag = { clockRatio: next(), ofLag: take(LAG_DAYS + 1) };
    const classes = list();
    const calendars = spans.map((): OrganicCalendar => {
      const level = list();
      return { level, counted: list() };
    });
    return { ...shared, leadLag, classes, calendars };
  });
  const tagIds = list();
  const siteTagIds = list();
  const siteRates = siteTagIds.map(() => Float64Array.from(take(REPLICATES)));

  return { weights: new EventWeights(spans, parts), tagIds, siteTagIds, siteRates };
}
