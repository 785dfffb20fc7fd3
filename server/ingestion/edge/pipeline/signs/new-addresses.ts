import type { Address } from '#server/core/http/ip-address.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';

/**
 * True where the tag had no call from the address in the same hour. A sketch of 64 bits decides: it
 * never takes one address for two, and takes some of many for one.
 */
export type IsNewAddress = (tag: Tag, address: Address, receivedAtMs: number) => boolean;

/** A power of two. Tags that share a place reset each other, which makes addresses look new. */
const PLACES = 65_536;
const HOUR_MS = 3_600_000;
/** The multiplier of Fibonacci hashing, 2^32 divided by the golden ratio. */
const GOLDEN = 0x9e3779b1;

/** Remembers the addresses of this hour of some tags, in a megabyte. */
export function newAddresses(): IsNewAddress {
  const tags = new Uint32Array(PLACES);
  const hours = new Uint32Array(PLACES);
  // 64 bits a place.
  const seen = new Uint32Array(PLACES * 2);

  return ({ id, kind }, address, receivedAtMs) => {
    const tag = id * 2 + (kind === 'webhit' ? 1 : 0);
    const hour = Math.floor(receivedAtMs / HOUR_MS);
    const place = tag & (PLACES - 1);

    if (tags[place] !== tag >>> 0 || hours[place] !== hour) {
      tags[place] = tag;
      hours[place] = hour;
      seen[place * 2] = 0;
      seen[place * 2 + 1] = 0;
    }

    const at = sketchBit(address);
    const word = place * 2 + (at >>> 5);
    const bit = 1 << (at & 31);
    const isNew = ((seen[word] ?? 0) & bit) === 0;
    seen[word] = (seen[word] ?? 0) | bit;
    return isNew;
  };
}

/** 0 to 63, evenly spread. */
function sketchBit(address: Address): number {
  const bits =
    address.family === 4 ? address.bits : Math.imul(address.high, GOLDEN) ^ (address.low | 0);
  const mixed = Math.imul(bits ^ (bits >>> 15), GOLDEN);
  return Math.imul(mixed ^ (mixed >>> 13), GOLDEN) >>> 26;
}
