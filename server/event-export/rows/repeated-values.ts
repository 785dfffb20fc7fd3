import {
  timestampMs,
  type FixedLayout,
  type FixedType,
} from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { LocalDay } from '../local-day.js';
import { COUNTED, type EventFile, type RepeatedPiece, type Value } from './event-file.js';
import type { ExportTexts } from './export-texts.js';
import { OUTCOME } from './file-columns.js';

/** More than a day's lines, regions and dayparts come to; beyond it they are made again. */
const MAX_ENTRIES = 50_000;

/** Dayparts, reasons and timings are below it. */
const SMALL_FACTOR = 16;

/** The values of a day follow from this. */
export interface DayWords {
  day: LocalDay;
  clock: ReportingClock;
  words: ExportTexts;
}

/** The offsets of a file's fields by name. */
export function offsetsOf({ fields }: EventFile, { offsets }: FixedLayout): Record<string, number> {
  return Object.fromEntries(Object.keys(fields).map((name, at) => [name, offsets[at] ?? 0]));
}

/**
 * Numbers the different values of neighbouring columns from 0, so that their text, or their place
 * in a dictionary, is made once for many rows. It counts the rows of each.
 */
export class RepeatedValues {
  /** Indexed by number. */
  values: Value[][] = [];
  private rows: number[] = [];
  private numbers = new Map<number, Map<number, number>>();
  private readonly idAt: number;
  private readonly smallAts: { name: string; at: number; type: FixedType }[];
  private readonly outcomeAt: number;
  private readonly outcomes: Record<string, number> = {};
  private readonly daypartAt: (utcMs: number) => number;

  constructor(
    private readonly piece: RepeatedPiece,
    file: EventFile,
    layout: FixedLayout,
    private readonly context: DayWords,
  ) {
    const offsets = offsetsOf(file, layout);
    this.idAt = offsets[piece.id] ?? 0;
    this.smallAts = piece.small.map((name) => ({
      name,
      at: offsets[name] ?? 0,
      type: file.fields[name] ?? 'int16',
    }));
    this.outcomeAt = piece.columns.indexOf(OUTCOME);
    this.daypartAt = daypartsOf(context);
  }

  /** The number of the values of the row that starts at `row`. */
  numberOf(view: DataView, row: number): number {
    const id = view.getInt32(row + this.idAt);
    let small = 0;
    for (const { at, type } of this.smallAts)
      small = small * SMALL_FACTOR + this.readSmall(view, row + at, type);

    let bySmall = this.numbers.get(id);
    if (!bySmall) this.numbers.set(id, (bySmall = new Map<number, number>()));
    let number = bySmall.get(small);
    if (number === undefined) bySmall.set(small, (number = this.add(view, row, id)));

    this.rows[number] = (this.rows[number] ?? 0) + 1;
    return number;
  }

  /** Forgets the values when there are too many; true when it did. */
  forgetMany(): boolean {
    if (this.values.length < MAX_ENTRIES) return false;
    this.countOutcomes();
    this.values = [];
    this.numbers = new Map();
    return true;
  }

  /** Rows by outcome; null when the columns have none. */
  takeOutcomes(): Record<string, number> | null {
    if (this.outcomeAt < 0) return null;
    this.countOutcomes();
    return this.outcomes;
  }

  private readSmall(view: DataView, at: number, type: FixedType): number {
    return type === 'timestamp' ? this.daypartAt(timestampMs(view, at)) : view.getInt16(at);
  }

  private add(view: DataView, row: number, id: number): number {
    const numbers: Record<string, number> = { [this.piece.id]: id };
    for (const { name, at, type } of this.smallAts)
      numbers[name] = this.readSmall(view, row + at, type);

    const { day, words } = this.context;
    return this.values.push(this.piece.values(numbers, day, words)) - 1;
  }

  private countOutcomes(): void {
    for (const [number, values] of this.values.entries()) {
      const outcome = String(values[this.outcomeAt]);
      this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + (this.rows[number] ?? 0);
    }
    this.rows = [];
  }
}

/** Rows that follow each other are mostly in the same daypart. */
function daypartsOf({ day, clock }: DayWords): (utcMs: number) => number {
  const segments = clock.segments(day.beginsAtMs, day.endsAtMs);
  let fromMs = Infinity;
  let toMs = -Infinity;
  let daypart = 0;

  return (utcMs) => {
    if (utcMs >= fromMs && utcMs < toMs) return daypart;
    const at = segments.findLastIndex(({ startMs }) => startMs <= utcMs);
    fromMs = segments[at]?.startMs ?? -Infinity;
    toMs = segments[at + 1]?.startMs ?? Infinity;
    daypart = segments[at]?.daypart ?? 0;
    return daypart;
  };
}

/** Rows by outcome of a file: all count where none has another outcome. */
export function outcomesOf(repeated: readonly RepeatedValues[], rows: number) {
  for (const one of repeated) {
    const outcomes = one.takeOutcomes();
    if (outcomes) return outcomes;
  }
  return rows > 0 ? { [COUNTED]: rows } : {};
}
