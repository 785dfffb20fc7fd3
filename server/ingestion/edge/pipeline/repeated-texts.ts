/** True where the number came with the same text the last time, as far as the memory reaches. */
export type IsRepeated = (id: number, text: string) => boolean;

/**
 * Numbers that share a place overwrite each other, which at worst misses a repetition. A power of
 * two.
 */
const PLACES = 65_536;

/** Remembers the last text of some numbers, in half a megabyte at most. */
export function repeatedTexts(): IsRepeated {
  const ids = new Uint32Array(PLACES);
  const hashes = new Uint32Array(PLACES);

  return (id, text) => {
    const place = id & (PLACES - 1);
    const hash = hashText(text);
    const isRepeated = ids[place] === id && hashes[place] === hash;
    ids[place] = id;
    hashes[place] = hash;
    return isRepeated;
  };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
