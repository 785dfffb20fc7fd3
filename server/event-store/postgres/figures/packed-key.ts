// Every packed row starts with eight bytes: two bits for the width of the counters that follow, 31
// bits of tag, 16 of region.

export const KEY_BYTES = 8;

const KEY = '(tag_id::bigint << 16) | region_id';

/** SQL: the key of a row, marked with one of the formats below. */
export const packedKey = (format: number) => `int8send((${format}::bigint << 62) | ${KEY})`;

/** The narrowest form that holds all counters of a row. */
export const FORMAT = { narrow: 0, middle: 1, wide: 2 } as const;

export const formatAt = (bytes: Buffer, at: number): number => (bytes[at] ?? 0) >>> 6;
export const tagIdAt = (bytes: Buffer, at: number): number => bytes.readInt32BE(at + 2);
export const regionIdAt = (bytes: Buffer, at: number): number => bytes.readUInt16BE(at + 6);
