import {
  timestampMs,
  type FixedLayout,
  type FixedRows,
} from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import type { FileColumn } from '../../rows/file-columns.js';
import type { CopiedPiece, EventFile, RepeatedPiece } from '../../rows/event-file.js';
import { offsetsOf, type RepeatedValues } from '../../rows/repeated-values.js';
import { VIEWER_BYTES, type ViewerKeys } from '../viewer-keys.js';
import { type EncodedColumn, encodeRepeated, levelsOf } from './encoded-column.js';
import { elementOf } from './schema.js';

/** The values of neighbouring columns of a row group. */
export interface ColumnBuffer {
  /** Writes the value of the row that starts at `from`, as the group's row number `row`. */
  write: (rows: FixedRows, from: number, row: number) => void;
  /** The columns with so many rows; valid until the second next call. */
  take: (rows: number) => EncodedColumn[];
}

const TWO_32 = 2 ** 32;
/** 16 bytes as base64url, and their length before them. */
const NAME_CHARACTERS = 22;
const NAME_BYTES = 4 + NAME_CHARACTERS;

export function copiedBuffer(
  piece: CopiedPiece,
  { file, layout }: { file: EventFile; layout: FixedLayout },
  { capacity, viewers }: { capacity: number; viewers: ViewerKeys },
): ColumnBuffer {
  const field = offsetsOf(file, layout)[piece.field] ?? 0;
  if (piece.kind === 'uuid') return uuidBuffer(field, capacity);
  if (piece.kind === 'timestamp') return timestampBuffer(field, capacity);
  if (piece.kind === 'viewer') return viewerBuffer(field, capacity, viewers);
  return integerBuffer(field, capacity);
}

/** Two buffers in turn: one is filled while the other is written. */
function inTurn<T>(make: () => T): () => T {
  let [next, other] = [make(), make()];
  return () => {
    [next, other] = [other, next];
    return next;
  };
}

const plainColumn = (
  rows: number,
  values: Pick<EncodedColumn, 'body' | 'codec' | 'bounds'>,
): EncodedColumn => ({
  rows,
  nulls: 0,
  levels: levelsOf(null, rows),
  encoding: 'PLAIN',
  ...values,
});

function uuidBuffer(field: number, capacity: number): ColumnBuffer {
  const swap = inTurn(() => new Uint8Array(VIEWER_BYTES * capacity));
  let values = swap();

  return {
    write: ({ bytes }, from, row) => {
      const to = VIEWER_BYTES * row;
      for (let index = 0; index < VIEWER_BYTES; index += 1)
        values[to + index] = bytes[from + field + index] ?? 0;
    },
    take: (rows) => {
      const body = values.subarray(0, VIEWER_BYTES * rows);
      values = swap();
      return [plainColumn(rows, { body, codec: 'UNCOMPRESSED' })];
    },
  };
}

function timestampBuffer(field: number, capacity: number): ColumnBuffer {
  const swap = inTurn(() => new DataView(new ArrayBuffer(8 * capacity)));
  let values = swap();
  let min = Infinity;
  let max = -Infinity;

  return {
    write: ({ view }, from, row) => {
      const utcMs = Math.floor(timestampMs(view, from + field));
      if (utcMs < min) min = utcMs;
      if (utcMs > max) max = utcMs;
      const high = Math.floor(utcMs / TWO_32);
      values.setUint32(8 * row, utcMs - high * TWO_32, true);
      values.setInt32(8 * row + 4, high, true);
    },
    take: (rows) => {
      const body = new Uint8Array(values.buffer, 0, 8 * rows);
      const bounds = { min, max };
      [values, min, max] = [swap(), Infinity, -Infinity];
      return [plainColumn(rows, { body, codec: 'GZIP', bounds })];
    },
  };
}

function integerBuffer(field: number, capacity: number): ColumnBuffer {
  const values = new Int32Array(capacity);

  return {
    write: ({ view }, from, row) => {
      values[row] = view.getInt32(from + field);
    },
    take: (rows) => {
      const different = [...new Set(values.subarray(0, rows))];
      const numbers = new Map(different.map((value, number) => [value, number]));
      const used = values.subarray(0, rows).map((value) => numbers.get(value) ?? 0);
      return [encodeRepeated('INT32', used, different)];
    },
  };
}

function viewerBuffer(field: number, capacity: number, viewers: ViewerKeys): ColumnBuffer {
  const isNamed = new Int32Array(capacity);
  const swap = inTurn(() => Buffer.alloc(NAME_BYTES * capacity));
  let values = swap();
  let named = 0;

  return {
    write: ({ bytes }, from, row) => {
      const isKnown = viewers.add(bytes, from + field);
      isNamed[row] = isKnown ? 1 : 0;
      if (isKnown) named += 1;
    },
    take: (rows) => {
      const names = viewers.takeNames();
      for (let at = 0; at < named; at += 1) {
        values.writeUInt32LE(NAME_CHARACTERS, NAME_BYTES * at);
        const name = names.toString('base64url', VIEWER_BYTES * at, VIEWER_BYTES * (at + 1));
        values.write(name, NAME_BYTES * at + 4, 'latin1');
      }
      const levels = levelsOf(isNamed.subarray(0, rows), rows);
      const body = values.subarray(0, NAME_BYTES * named);
      const nulls = rows - named;
      [values, named] = [swap(), 0];
      return [{ rows, nulls, levels, encoding: 'PLAIN', body, codec: 'UNCOMPRESSED' }];
    },
  };
}

export function repeatedBuffer(
  { columns }: RepeatedPiece,
  repeated: RepeatedValues,
  capacity: number,
): ColumnBuffer {
  const numbers = new Int32Array(capacity);

  return {
    write: ({ view }, from, row) => {
      numbers[row] = repeated.numberOf(view, from);
    },
    take: (rows) => {
      const used = numbers.subarray(0, rows);
      const encoded = columns.map((column, at) =>
        encodeRepeated(
          elementOf(column).type,
          used,
          repeated.values.map((values) => storedValue(column, values[at] ?? null)),
        ),
      );
      repeated.forgetMany();
      return encoded;
    },
  };
}

/** Returns the value as the file stores it: a date as days since 1970. */
const storedValue = ({ type }: FileColumn, value: number | string | null) =>
  type === 'date' && typeof value === 'string' ? dayOfLocalDate(value) : value;
