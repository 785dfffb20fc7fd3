/** The column `viewer_filter.bits` has as many. */
const BITS = 4_096;
/** The bytes of a viewer's key that choose its bits, two for each. */
const FIRST_BYTES = [6, 8, 10, 12, 14];
/** The bits that can choose a filter: those of the first three bytes. */
const PREFIX_BITS = 24;
/**
 * A viewer has at least 12.8 bits: by Bloom's formula, (1 - exp(-5 / 12.8))^5, at most 0.4 % of the
 * viewers who are not in a filter seem to be.
 */
const VIEWERS_PER_FILTER = 320;

/** Number of leading key bits that choose among the filters of a day with so many viewers. */
export const prefixBitsFor = (viewers: number): number =>
  Math.min(PREFIX_BITS, Math.ceil(Math.log2(Math.max(1, viewers / VIEWERS_PER_FILTER))));

/** SQL: which filter a viewer belongs to. */
export const prefixOf = (viewer: string, prefixBits: string): string =>
  `(${numberAt(viewer, 0)} * 256 + get_byte(uuid_send(${viewer}), 2)) >> (${PREFIX_BITS} - ${prefixBits})`;

/** SQL: a filter without a viewer. */
export const EMPTY_FILTER = `0::bit(${BITS})`;

/**
 * SQL: a filter with the bits of one viewer. Keys of viewers are random, so parts of them do as
 * hashes.
 */
export const maskOf = (viewer: string): string =>
  positionsOf(viewer).reduce((mask, position) => `set_bit(${mask}, ${position}, 1)`, EMPTY_FILTER);

/** SQL: whether a filter has all bits of the viewer. */
export const hasBits = (filter: string, viewer: string): string =>
  positionsOf(viewer)
    .map((position) => `get_bit(${filter}, ${position}) = 1`)
    .join(' and ');

const positionsOf = (viewer: string): string[] =>
  FIRST_BYTES.map((byte) => `${numberAt(viewer, byte)} % ${BITS}`);

/** SQL: two bytes of a key. */
const numberAt = (viewer: string, byte: number): string =>
  `(get_byte(uuid_send(${viewer}), ${byte}) * 256 + get_byte(uuid_send(${viewer}), ${byte + 1}))`;
