import { BitLength } from '@iabtechlabtcf/core';
import { UnreadableConsentError, type BitReader } from './bit-reader.js';

export interface RangeCoding {
  /** The fewest bits of a range. */
  minBits: number;
  /**
   * The first and last number of the next range; `before` is the last number of the previous range.
   */
  read(reader: BitReader, before: number): readonly [number, number];
}

/** Europe's coding: a bit for "up to", then numbers of 16 bits. */
export const FIXED_RANGES: RangeCoding = {
  minBits: BitLength.singleOrRange + BitLength.vendorId,
  read: (reader) => {
    const isRange = reader.read(BitLength.singleOrRange) === 1;
    const first = reader.read(BitLength.vendorId);
    return [first, isRange ? reader.read(BitLength.vendorId) : first];
  },
};

/** GPP's coding: a bit that marks a range, then Fibonacci-coded steps from the previous number. */
export const FIBONACCI_RANGES: RangeCoding = {
  minBits: 3,
  read: (reader, before) => {
    const isRange = reader.read(1) === 1;
    const first = before + reader.readFibonacci();
    return [first, isRange ? first + reader.readFibonacci() : first];
  },
};

/**
 * True where a set of vendors contains this one; reads to the end of the set. Ranges are compared
 * and never expanded: 100 letters can stand for millions of vendors.
 */
export function readsVendor(reader: BitReader, vendorId: number, coding: RangeCoding): boolean {
  const maxId = reader.read(BitLength.maxId);
  const isInRanges = reader.read(BitLength.encodingType) === 1;
  return isInRanges ? readsInRanges(reader, vendorId, coding) : reader.readsSet(vendorId, maxId);
}

/** A publisher's own rule that forbids or requires something beyond a person's choice. */
export interface Restriction {
  purpose: number;
  type: number;
}

const RESTRICTION_BITS = BitLength.purposeId + BitLength.restrictionType;

/**
 * The restrictions that apply to us; `readsOurVendor` reads a set of vendors and returns whether we are
 * in it.
 */
export function readRestrictions(reader: BitReader, readsOurVendor: () => boolean): Restriction[] {
  const restrictions: Restriction[] = [];
  const count = readCount(reader, BitLength.numRestrictions, RESTRICTION_BITS);
  for (let index = 0; index < count; index++) {
    const purpose = reader.read(BitLength.purposeId);
    const type = reader.read(BitLength.restrictionType);
    if (readsOurVendor()) restrictions.push({ purpose, type });
  }
  return restrictions;
}

export function readsInRanges(reader: BitReader, vendorId: number, coding: RangeCoding): boolean {
  let isNamed = false;
  let before = 0;
  const count = readCount(reader, BitLength.numEntries, coding.minBits);

  for (let index = 0; index < count; index++) {
    const [first, last] = coding.read(reader, before);
    if (first === 0 || last < first) throw new UnreadableConsentError();
    if (first <= vendorId && vendorId <= last) isNamed = true;
    before = last;
  }

  return isNamed;
}

/** Throws for a count that the rest of the text cannot hold at `bitsEach` bits or more per item. */
function readCount(reader: BitReader, bits: number, bitsEach: number): number {
  const count = reader.read(bits);
  if (!reader.has(count * bitsEach)) throw new UnreadableConsentError();
  return count;
}
