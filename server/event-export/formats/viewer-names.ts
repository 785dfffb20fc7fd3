import { createCipheriv } from 'node:crypto';
import { derivedKey } from '#server/core/crypto/derived-key.js';

const KEY_BYTES = 16;

/** Names of viewers in an exported file. */
export interface ViewerNames {
  /** The bytes of the names of many viewers, 16 for each, from those of their keys. */
  nameBytes: (keys: Uint8Array) => Buffer;
}

/** No viewers at all: without a receiver nobody may join the events of a person. */
export const NO_NAMES = null;

/**
 * Names that only one receiver gets: those of two receivers cannot be joined, nor can they be
 * turned into the product's own keys. They change with the viewer's key, about every 30 days.
 *
 * A viewer's key is one block of AES, which with a secret key is a permutation nobody can follow,
 * and faster than a keyed hash. Many blocks in one call are faster still.
 */
export function viewerNamesFor(secret: string, receiver: string): ViewerNames {
  const key = derivedKey(secret, `viewers exported to ${receiver}`).subarray(0, KEY_BYTES);
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);

  return { nameBytes: (keys) => cipher.update(keys) };
}
