import { ByteWriter } from 'hyparquet-writer';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { writePlain } from 'hyparquet-writer/src/plain.js';
import type { SchemaElement } from 'hyparquet';

/** A column of a row group, before it is compressed. */
export interface EncodedColumn {
  rows: number;
  nulls: number;
  /** Marks the rows that have a value. */
  levels: Uint8Array;
  encoding: 'PLAIN' | 'RLE_DICTIONARY';
  /** The values that are not null. */
  body: Uint8Array;
  /** Numbers that follow each other become smaller with gzip, and ids that are random do not. */
  codec: 'GZIP' | 'UNCOMPRESSED';
  dictionary?: { values: number; bytes: Uint8Array };
  bounds?: { min: number | string; max: number | string };
}

const NO_BYTES = new Uint8Array();

/** The definition levels: 1 for each of the rows that has a value. */
export function levelsOf(isPresent: Int32Array | null, rows: number): Uint8Array {
  const writer = new ByteWriter();
  writeRleBitPackedHybrid(writer, isPresent ?? new Int32Array(rows).fill(1), 1);
  return writer.getBytes();
}

/** Values that repeat, as their places in a list of the different ones. */
export function encodeRepeated(
  type: SchemaElement['type'],
  numbers: Int32Array,
  values: readonly (number | string | null)[],
): EncodedColumn {
  const places = new Map<number | string, number>();
  const placeOfNumber = new Int32Array(values.length).fill(-2);
  const indexes = new Int32Array(numbers.length);
  let filled = 0;

  for (let row = 0; row < numbers.length; row += 1) {
    const number = numbers[row] ?? 0;
    let place = placeOfNumber[number] ?? -1;
    if (place === -2) placeOfNumber[number] = place = placeIn(places, values[number] ?? null);
    if (place >= 0) indexes[filled++] = place;
  }

  const nulls = numbers.length - filled;
  const common = { rows: numbers.length, nulls, codec: 'UNCOMPRESSED' as const };
  const levels = levelsOf(nulls > 0 ? presence(numbers, placeOfNumber) : null, numbers.length);
  if (filled === 0) return { ...common, levels, encoding: 'PLAIN', body: NO_BYTES };

  const different = [...places.keys()];
  const dictionary = new ByteWriter();
  writePlain(dictionary, different, type ?? 'INT32', undefined);
  const bitWidth = Math.ceil(Math.log2(different.length));
  const body = new ByteWriter();
  body.appendUint8(bitWidth);
  writeRleBitPackedHybrid(body, indexes.subarray(0, filled), bitWidth);

  return {
    ...common,
    levels,
    encoding: 'RLE_DICTIONARY',
    body: body.getBytes(),
    dictionary: { values: different.length, bytes: dictionary.getBytes() },
    bounds: boundsOf(different),
  };
}

/** Null is in no dictionary. */
function placeIn(places: Map<number | string, number>, value: number | string | null): number {
  if (value === null) return -1;
  const known = places.get(value);
  if (known !== undefined) return known;
  places.set(value, places.size);
  return places.size - 1;
}

const presence = (numbers: Int32Array, placeOfNumber: Int32Array) =>
  numbers.map((number) => ((placeOfNumber[number] ?? -1) >= 0 ? 1 : 0));

/** Bounds of numbers, or of ASCII texts. */
function boundsOf(values: readonly (number | string)[]): EncodedColumn['bounds'] {
  const [first = 0, ...rest] = values;
  let min = first;
  let max = first;
  for (const value of rest) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}
