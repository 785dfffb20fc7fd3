import { KEY_DIGITS } from '#server/event-store/repeat-key.js';

/** Null where the cache-buster distinguishes no ads. `text` is filled in, the viewer a UUID. */
export type FindRepeatKey = (tagId: number, viewer: string, text: string) => string | null;

/** Texts that players and pages write for a cache-buster that they do not know. */
const UNKNOWN = new Set(['', '-1', '-2', '0', 'null', 'undefined', 'nan']);

/**
 * Tags that share a place overwrite each other, which at worst misses that a cache-buster is
 * constant. A power of two.
 */
const PLACES = 65_536;
const FNV_OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x2f0b4c47;
const HALF_DIGITS = KEY_DIGITS / 2;

/**
 * A key is a hash of the cache-buster. One that two viewers of a tag send in turn is constant, as
 * of a page in a cache: it has no key, until the tag's next cache-buster. Takes less than a
 * megabyte.
 */
export function repeatKeys(): FindRepeatKey {
  const tagIds = new Uint32Array(PLACES);
  const hashes = new Uint32Array(PLACES);
  const viewers = new Uint32Array(PLACES);
  const constants = new Uint8Array(PLACES);

  return (tagId, viewer, text) => {
    if (text.length < 10 && UNKNOWN.has(text.toLowerCase())) return null;

    const place = tagId & (PLACES - 1);
    const hash = hashText(text, FNV_OFFSET);
    const viewerBits = Number.parseInt(viewer.slice(0, 8), 16);
    const isSame = tagIds[place] === tagId && hashes[place] === hash;

    if (!isSame) constants[place] = 0;
    else if (viewers[place] !== viewerBits) constants[place] = 1;
    tagIds[place] = tagId;
    hashes[place] = hash;
    viewers[place] = viewerBits;

    return constants[place] === 1 ? null : digits(hash) + digits(hashText(text, OTHER_OFFSET));
  };
}

const digits = (hash: number): string => (hash >>> 8).toString(16).padStart(HALF_DIGITS, '0');

/** FNV-1a, 32 bits. */
function hashText(text: string, offset: number): number {
  let hash = offset;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
