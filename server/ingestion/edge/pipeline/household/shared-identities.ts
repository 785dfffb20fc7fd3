/** A witness is one of what sets callers of an identity apart: a network, an id, a device, a tag. */
export interface SharedIdentities {
  /**
   * Notes that the identity came with the witnesses on the day. True once it had about a hundred of
   * them that day, which no household has.
   */
  note(seed: number, identity: string, witness: number, other: number): boolean;
}

/** A power of two. */
const PLACES = 65_536;
const WORDS = 8;
const BITS = WORDS * 32;
/**
 * Linear counting: n witnesses set 256 (1 − e^(−n/256)) bits on average, so that 60 set fewer nearly
 * always, and 120 more.
 */
const BITS_OF_HUNDRED = 76;
const MAX_WEIGHT = 255;

/**
 * Counts the witnesses of the most frequent identities of a day, in three megabytes at most. Where
 * two identities have the same place, each call of the other takes from the weight of the one that
 * is counted, and the other follows when none is left: so an identity that many have is counted,
 * and one that few have at worst is not. An edge counts its own calls.
 */
export function sharedIdentities(): SharedIdentities {
  const checks = new Uint32Array(PLACES);
  const weights = new Uint8Array(PLACES);
  const counts = new Uint16Array(PLACES);
  const seen = new Uint32Array(PLACES * WORDS);

  const begin = (place: number, check: number) => {
    checks[place] = check;
    counts[place] = 0;
    seen.fill(0, place * WORDS, (place + 1) * WORDS);
  };

  const isCounted = (place: number, check: number): boolean => {
    const weight = weights[place] ?? 0;
    if (checks[place] === check) {
      weights[place] = Math.min(weight + 1, MAX_WEIGHT);
      return true;
    }
    if (weight > 0) weights[place] = weight - 1;
    else begin(place, check);
    return weight === 0;
  };

  const addWitness = (place: number, witness: number) => {
    const bit = mixed(witness) % BITS;
    const word = place * WORDS + (bit >>> 5);
    const mask = 1 << (bit & 31);
    const bits = seen[word] ?? 0;
    if ((bits & mask) !== 0) return;
    seen[word] = bits | mask;
    counts[place] = (counts[place] ?? 0) + 1;
  };

  return {
    note: (seed, identity, witness, other) => {
      const hash = hashOf(identity, seed);
      const place = hash & (PLACES - 1);
      if (!isCounted(place, mixed(hash ^ seed ^ identity.length))) return false;

      addWitness(place, witness);
      addWitness(place, other);
      return (counts[place] ?? 0) >= BITS_OF_HUNDRED;
    },
  };
}

/** Parts identities by customer and day. */
export const seedOf = (customerId: number, utcDay: number): number =>
  Math.imul(customerId, 0x9e3779b1) ^ Math.imul(utcDay, 0x85ebca6b);

/** FNV-1a over two letters at a time, 32 bits; spread afterwards. */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 2) {
    const letters = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
    hash = Math.imul(hash ^ letters, 0x01000193);
    hash ^= hash >>> 15;
  }
  return mixed(hash);
}

/** The finalizer of MurmurHash3: each bit depends on all. */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
