import { offsetOfAds, type AdClasses } from '#server/measurement/evidence/ad-classes.js';
import {
  PAIR_FIELDS,
  PLACEBO_FIELDS,
  TESTABLE_FIELDS,
  type DayEvents,
} from '#server/measurement/evidence/cell-events.js';
import { MAX_VIEWS, type ImpressionTraits } from '#server/measurement/evidence/impression-keys.js';
import type { IntList } from '#server/measurement/evidence/int-list.js';
import { ByteReader, ByteWriter } from './bytes.js';

/*
 * The events of one local day as bytes: for each span with impressions on it, its number, whether
 * the day is a base day, and its keys. A key is the number of its line, its region, daypart and
 * views as one number, its impressions, and its pairs, testable visits (class, visit) and placebos
 * (slot's day, pattern, class, visit).
 */
const VERSION = 2;
/** Bits beside the number of pairs. */
const HAS_TESTABLE = 1;
const HAS_PLACEBOS = 2;
const PAIR_UNIT = 4;
const HEAD_FIELDS = 3;
/** The numbers of a visit and of a placebo. */
const TESTABLE_NUMBERS = 2;
const PLACEBO_NUMBERS = 4;

/** A span of the run by its number, and the day's events of it. */
export interface SpanDay {
  span: number;
  classes: AdClasses;
  events: DayEvents;
}

/** Encodes the days of a run. */
export class DayEncoder {
  private readonly writer = new ByteWriter();
  /** Numbers of each key: those of its line, of its region, and of its daypart and views. */
  private readonly heads: Int32Array;
  /** The number of each key among those of the day; -1 for the others. */
  private readonly places: Int32Array;

  /** `lineOf`: the number of the line of a tag. */
  constructor(traits: readonly ImpressionTraits[], lineOf: (tagId: number) => number) {
    this.heads = new Int32Array(HEAD_FIELDS * traits.length);
    for (const [key, { tagId, regionId, daypart, views }] of traits.entries()) {
      const slot = (daypart - 1) * MAX_VIEWS + (views - 1);
      this.heads.set([lineOf(tagId), regionId, slot], HEAD_FIELDS * key);
    }
    this.places = new Int32Array(traits.length).fill(-1);
  }

  encode(parts: readonly SpanDay[]): Buffer {
    this.writer.number(VERSION);
    this.writer.number(parts.length);
    for (const { span, classes, events } of parts) {
      this.writer.number(span);
      this.writer.number(events.isBase ? 1 : 0);
      this.writeKeys(events, classes);
    }
    return this.writer.take();
  }

  private writeKeys(
    { impressions, pairs, testable, placebos }: DayEvents,
    classes: AdClasses,
  ): void {
    const { writer } = this;
    const { keys, counts } = this.keysOf(impressions);
    const pairsOf = this.byKey(pairs, PAIR_FIELDS, keys.length);
    const testableOf = this.byKey(testable, TESTABLE_FIELDS, keys.length);
    const placebosOf = this.byKey(placebos, PLACEBO_FIELDS, keys.length);

    writer.number(keys.length);
    for (const [place, key] of keys.entries()) {
      const head = HEAD_FIELDS * key;
      writer.number(this.heads[head] ?? 0);
      writer.number(this.heads[head + 1] ?? 0);
      writer.number(this.heads[head + 2] ?? 0);
      writer.number(counts[place] ?? 0);

      const tested = testableOf.countAt(place);
      const placed = placebosOf.countAt(place);
      const bits = (tested > 0 ? HAS_TESTABLE : 0) + (placed > 0 ? HAS_PLACEBOS : 0);
      writer.number(pairsOf.countAt(place) * PAIR_UNIT + bits);
      if (tested > 0) writer.number(tested);
      if (placed > 0) writer.number(placed);
      for (let entry = pairsOf.firstOf(place); entry < pairsOf.firstOf(place + 1); entry += 1) {
        writer.number(pairs.at(pairsOf.at(entry) + 1));
      }
      for (
        let entry = testableOf.firstOf(place);
        entry < testableOf.firstOf(place + 1);
        entry += 1
      ) {
        const at = testableOf.at(entry);
        writer.number(classes.classOf(testable.at(at + 1)));
        writer.number(testable.at(at + 2));
      }
      for (
        let entry = placebosOf.firstOf(place);
        entry < placebosOf.firstOf(place + 1);
        entry += 1
      ) {
        const at = placebosOf.at(entry);
        const ads = placebos.at(at + 2);
        writer.number(offsetOfAds(ads));
        writer.number(placebos.at(at + 1));
        writer.number(classes.classOf(ads));
        writer.number(placebos.at(at + 3));
      }
    }
    for (const key of keys) this.places[key] = -1;
  }

  /** The day's keys, and the impressions of each. */
  private keysOf(impressions: IntList): { keys: number[]; counts: number[] } {
    const keys: number[] = [];
    const counts: number[] = [];
    for (let at = 0; at < impressions.length; at += 1) {
      const key = impressions.at(at);
      let place = this.places[key] ?? -1;
      if (place < 0) {
        place = keys.push(key) - 1;
        this.places[key] = place;
        counts.push(0);
      }
      counts[place] = (counts[place] ?? 0) + 1;
    }
    return { keys, counts };
  }

  private byKey(list: IntList, fields: number, keys: number): EntriesOfKeys {
    const starts = new Int32Array(keys + 1);
    for (let at = 0; at < list.length; at += fields) {
      const next = (this.places[list.at(at)] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let place = 0; place < keys; place += 1) {
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    }

    const entries = new Int32Array(list.length / fields);
    const free = starts.slice();
    for (let at = 0; at < list.length; at += fields) {
      const place = this.places[list.at(at)] ?? 0;
      const entry = free[place] ?? 0;
      entries[entry] = at;
      free[place] = entry + 1;
    }
    return new EntriesOfKeys(starts, entries);
  }
}

/** Finds the entries of each key in a list. */
class EntriesOfKeys {
  constructor(
    private readonly starts: Int32Array,
    private readonly entries: Int32Array,
  ) {}

  countAt(place: number): number {
    return (this.starts[place + 1] ?? 0) - (this.starts[place] ?? 0);
  }

  firstOf(place: number): number {
    return this.starts[place] ?? 0;
  }

  /** Place of an entry in the list. */
  at(entry: number): number {
    return this.entries[entry] ?? 0;
  }
}

/** A visit in a compared slot that is moved to an exposed one. */
export interface StoredPlacebo {
  /** The exposed slot's day, after the span's first. */
  offset: number;
  pattern: number;
  adClass: number;
  visit: number;
}

/** Methods that `readDayEvents` calls; numbers are those of the run's lists. */
export interface EventVisitor {
  /** Returns true where the events of the key are read. */
  onKey(
    line: number,
    regionId: number,
    slot: number,
    impressions: number,
    isBase: boolean,
  ): boolean;
  onPair(pair: number): void;
  onTestable(adClass: number, visit: number): void;
  onPlacebo(span: number, placebo: StoredPlacebo): void;
  onEnd(span: number): void;
}

/** Reads what a DayEncoder wrote, key by key. */
export function readDayEvents(bytes: Uint8Array, visitor: EventVisitor): void {
  const reader = new ByteReader(bytes);
  const version = reader.number();
  if (version !== VERSION) throw new RangeError(`events of version ${version}`);

  for (let parts = reader.number(); parts > 0; parts -= 1) {
    const span = reader.number();
    const isBase = reader.number() === 1;
    for (let keys = reader.number(); keys > 0; keys -= 1) readKey(reader, span, isBase, visitor);
    visitor.onEnd(span);
  }
}

function readKey(reader: ByteReader, span: number, isBase: boolean, visitor: EventVisitor): void {
  const line = reader.number();
  const regionId = reader.number();
  const slot = reader.number();
  const isRead = visitor.onKey(line, regionId, slot, reader.number(), isBase);

  const counts = reader.number();
  const pairs = Math.floor(counts / PAIR_UNIT);
  const testable = counts & HAS_TESTABLE ? reader.number() : 0;
  const placebos = counts & HAS_PLACEBOS ? reader.number() : 0;
  if (!isRead) {
    reader.skip(pairs + TESTABLE_NUMBERS * testable + PLACEBO_NUMBERS * placebos);
    return;
  }

  for (let left = pairs; left > 0; left -= 1) visitor.onPair(reader.number());
  for (let left = testable; left > 0; left -= 1)
    visitor.onTestable(reader.number(), reader.number());
  for (let left = placebos; left > 0; left -= 1) {
    visitor.onPlacebo(span, {
      offset: reader.number(),
      pattern: reader.number(),
      adClass: reader.number(),
      visit: reader.number(),
    });
  }
}
