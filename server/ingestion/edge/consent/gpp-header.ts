import { BitReader, UnreadableConsentError } from './bit-reader.js';

const GPP_TYPE = 3;
const TYPE_BITS = 6;
const VERSION_BITS = 6;
const COUNT_BITS = 12;
const MAX_SECTIONS = 64;

/**
 * A GPP string's sections by number; null when it is no GPP string. The header lists the numbers,
 * and `~` separates the texts. We do not use the IAB's library here, because it builds a list of a
 * billion numbers when a header names such a range.
 */
export function gppSections(gpp: string): Map<number, string> | null {
  const [header = '', ...texts] = gpp.split('~', MAX_SECTIONS + 2);
  try {
    const ids = readSectionIds(new BitReader(header));
    return ids.length === texts.length
      ? new Map(ids.map((id, index) => [id, texts[index] ?? '']))
      : null;
  } catch (error) {
    if (error instanceof UnreadableConsentError) return null;
    throw error;
  }
}

/** Reads type, version and a count, then single numbers or ranges as Fibonacci-coded steps. */
function readSectionIds(reader: BitReader): number[] {
  if (reader.read(TYPE_BITS) !== GPP_TYPE) throw new UnreadableConsentError();

  reader.skip(VERSION_BITS);

  const count = reader.read(COUNT_BITS);
  const ids: number[] = [];
  let last = 0;

  for (let item = 0; item < count; item++) {
    const isRange = reader.read(1) === 1;
    const first = last + reader.readFibonacci();
    last = isRange ? first + reader.readFibonacci() : first;
    if (ids.length + last - first >= MAX_SECTIONS) throw new UnreadableConsentError();
    for (let id = first; id <= last; id++) ids.push(id);
  }

  return ids;
}
