/** No body, message or answer that we read nests as deeply; `JSON.parse` is slow at depth. */
export const MAX_JSON_LEVELS = 64;
/** Objects and lists; the largest call, 200 bookings with their countries, has some 400. */
export const MAX_JSON_CONTAINERS = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;

/** The index of the quote that ends the text whose quote is at `start`. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** True for JSON with one brace and no bracket, as most lines are, at the speed of a search. */
const isFlat = (bytes: Uint8Array): boolean =>
  bytes.indexOf(BRACKET) === -1 && bytes.indexOf(BRACE, bytes.indexOf(BRACE) + 1) === -1;

/**
 * The reason why JSON is not to be parsed, as the end of a sentence; null when it may be. Counts
 * the brackets outside of texts in one pass over its UTF-8, in which no part of a longer character
 * looks like one, and does not say whether it is JSON at all.
 */
export function jsonShapeError(json: Uint8Array | string): string | null {
  const bytes = typeof json === 'string' ? Buffer.from(json) : json;
  if (isFlat(bytes)) return null;

  let level = 0;
  let containers = 0;

  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) level -= 1;
    else if (byte === BRACKET || byte === BRACE) {
      level += 1;
      containers += 1;
      if (level > MAX_JSON_LEVELS) return 'is nested too deeply';
      if (containers > MAX_JSON_CONTAINERS) return 'holds too many objects and lists';
    }
  }

  return null;
}
