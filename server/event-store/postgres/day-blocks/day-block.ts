import { crc32 } from 'node:zlib';
import type { Counters } from '#server/event-store/figures/counters.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { EMPTY_DAY } from '#server/event-store/figures/empty-day.js';

/**
 * Increase it with every change of the layout below or of what a column means. A reader ignores
 * blocks of another format, and the writer replaces them.
 */
export const BLOCK_FORMAT = 1;

/*
 * A block is the arrays of a day, little endian. First the checksum of all that follows, 32 bits;
 * then a word for each column, which has the kind of its numbers in the upper four bits and how
 * many there are in the others; then the columns, each from a multiple of eight bytes on.
 * Compressed blocks are less than half as large, and take longer to unpack than these to be sent.
 */
const WORD_BYTES = 4;
const KIND_SHIFT = 28;
const LENGTH_MASK = 2 ** KIND_SHIFT - 1;

/** The kind of a column is its place here. */
const KINDS = [Uint8Array, Uint16Array, Uint32Array, Float64Array, Int32Array] as const;
type Column = Counters | Int32Array;

/** The columns of a day, in the order in which `unpackDay` reads them. */
const columnsOf = ({ impressions, responses, webhits }: DayFigures): Column[] => [
  impressions.tagIds,
  impressions.byLine,
  impressions.starts,
  impressions.regionIds,
  impressions.counts,
  impressions.regions.ids,
  impressions.regions.counts,
  responses.tagIds,
  responses.starts,
  responses.regionIds,
  responses.codes,
  responses.sites,
  responses.views,
  responses.counts,
  responses.siteIds,
  responses.totals.byLine,
  responses.totals.byCode,
  responses.totals.bySite,
  responses.totals.regionIds,
  responses.totals.byRegion,
  responses.totals.views,
  responses.totals.byViews,
  webhits.siteIds,
  webhits.counts,
];

/** Makes the block of a day, without the day's version. */
export function packDay(day: DayFigures): Buffer {
  const columns = columnsOf(day);
  const length = columns.reduce((at, { byteLength }) => at + alignUp(byteLength), FIRST_COLUMN_AT);

  const block = new Uint8Array(length);
  const words = new Uint32Array(block.buffer, 0, 1 + columns.length);
  let at = FIRST_COLUMN_AT;
  for (const [index, column] of columns.entries()) {
    const kind = KINDS.findIndex((Kind) => column instanceof Kind);
    words[1 + index] = ((kind << KIND_SHIFT) | column.length) >>> 0;
    block.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += alignUp(column.byteLength);
  }

  words[0] = checksumOf(block);
  return Buffer.from(block.buffer);
}

/**
 * The day of a block; its columns are views of one array of bytes. Null where the block is damaged.
 */
export function unpackDay(bytes: Uint8Array, version: number): DayFigures | null {
  // A copy, because columns begin at multiples of their width, and a message does not.
  const block = new Uint8Array(bytes);
  if (block.length < FIRST_COLUMN_AT) return null;
  const [checksum] = new Uint32Array(block.buffer, 0, 1);
  if (checksum !== checksumOf(block)) return null;

  const columns = new ColumnReader(block.buffer);
  const int32 = () => columns.next(Int32Array);
  const uint16 = () => columns.next(Uint16Array);
  const uint32 = () => columns.next(Uint32Array);
  const counters = () => columns.nextCounters();

  return {
    version,
    impressions: {
      tagIds: int32(),
      byLine: counters(),
      starts: uint32(),
      regionIds: uint16(),
      counts: counters(),
      regions: { ids: uint16(), counts: counters() },
    },
    responses: {
      tagIds: int32(),
      starts: uint32(),
      regionIds: uint16(),
      codes: columns.next(Uint8Array),
      sites: counters(),
      views: counters(),
      counts: counters(),
      siteIds: int32(),
      totals: {
        byLine: counters(),
        byCode: counters(),
        bySite: counters(),
        regionIds: uint16(),
        byRegion: counters(),
        views: counters(),
        byViews: counters(),
      },
    },
    webhits: { siteIds: int32(), counts: counters() },
  };
}

/** Reads the columns of a block from the first on. */
class ColumnReader {
  private readonly words: Uint32Array;
  private index = 0;
  private at = FIRST_COLUMN_AT;

  constructor(private readonly block: ArrayBuffer) {
    this.words = new Uint32Array(block, WORD_BYTES, COLUMN_COUNT);
  }

  next<Kind extends Column>(Kind: new (block: ArrayBuffer, at: number, length: number) => Kind) {
    const column = this.nextColumn();
    if (column instanceof Kind) return column;
    throw new Error(`column ${this.index} of a block has another kind than in its format`);
  }

  nextCounters(): Counters {
    const column = this.nextColumn();
    if (!(column instanceof Int32Array)) return column;
    throw new Error(`column ${this.index} of a block has no counters`);
  }

  private nextColumn(): Column {
    const word = this.words[this.index] ?? 0;
    const Kind = KINDS[word >>> KIND_SHIFT] ?? Uint8Array;
    const column = new Kind(this.block, this.at, word & LENGTH_MASK);
    this.index += 1;
    this.at = alignUp(this.at + column.byteLength);
    return column;
  }
}

const alignUp = (at: number): number => Math.ceil(at / 8) * 8;
const checksumOf = (block: Uint8Array): number => crc32(block.subarray(WORD_BYTES));
const COLUMN_COUNT = columnsOf(EMPTY_DAY).length;
const FIRST_COLUMN_AT = alignUp(WORD_BYTES * (1 + COLUMN_COUNT));
