// Every packed row starts with eight bytes: a sign bit that says the counters behind are wide, 31 bits of tag, 16 of region.

export const KEY_BYTES = 8;

const KEY = '((tag_id::bigint << 16) | region_id)';

/** SQL: the key of a row whose counters take their narrow form, and of one whose do not. */
export const NARROW_KEY = `int8send(${KEY})`;
export const WIDE_KEY = `int8send((1::bigint << 63) | ${KEY})`;

export const isWide = (bytes: Buffer, at: number): boolean => bytes.readInt8(at) < 0;
export const tagIdAt = (bytes: Buffer, at: number): number => bytes.readInt32BE(at + 2);
export const regionIdAt = (bytes: Buffer, at: number): number => bytes.readUInt16BE(at + 6);
