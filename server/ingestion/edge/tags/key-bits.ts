import { NO_SEXTET, SEXTETS } from '#server/ingestion/edge/base64url.js';

const KEY_LENGTH = 22;

/**
 * Writes the 128 bits of a key (22 letters of base64url) into four words. Returns false for any
 * other text. The last letter has two significant bits only; with more set it would be another
 * spelling of the same key.
 */
export function readKeyBits(key: string, words: Uint32Array): boolean {
  if (key.length !== KEY_LENGTH) return false;

  let word = 0;
  let bits = 0;
  let at = 0;

  for (let index = 0; index < KEY_LENGTH; index++) {
    const value = SEXTETS[key.charCodeAt(index)] ?? NO_SEXTET;
    if (value === NO_SEXTET) return false;
    const taken = index === KEY_LENGTH - 1 ? 2 : 6;
    const part = index === KEY_LENGTH - 1 ? value >> 4 : value;
    if (taken === 2 && (value & 15) !== 0) return false;
    const room = 32 - bits;
    if (taken < room) {
      word = (word << taken) | part;
      bits += taken;
    } else {
      bits = taken - room;
      words[at++] = (word << room) | (part >> bits);
      word = part & ((1 << bits) - 1);
    }
  }

  return true;
}

/** The key of four words. */
export function keyOfBits(words: ArrayLike<number>, from: number): string {
  const bytes = Buffer.alloc(16);
  for (let index = 0; index < 4; index++) bytes.writeUInt32BE(words[from + index] ?? 0, index * 4);
  return bytes.toString('base64url');
}
