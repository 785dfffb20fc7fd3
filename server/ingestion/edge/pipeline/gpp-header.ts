import { bitsOf } from './base64url-bits.js';

const GPP_TYPE = 3;
const MAX_SECTIONS = 64;

/** A GPP string's sections by number; null when it is no GPP string. The header lists the numbers, `~` parts the texts. */
export function gppSections(gpp: string): Map<number, string> | null {
  const [header = '', ...texts] = gpp.split('~');
  const bits = bitsOf(header);
  if (bits === null || Number.parseInt(bits.slice(0, 6), 2) !== GPP_TYPE) return null;
  const ids = sectionIds(bits);
  if (!ids || ids.length !== texts.length) return null;
  return new Map(ids.map((id, index) => [id, texts[index] ?? '']));
}

/** After type and version (6 bits each): 12 bits of count, then single numbers or ranges as Fibonacci-coded steps. */
function sectionIds(bits: string): number[] | null {
  const count = Number.parseInt(bits.slice(12, 24), 2);
  if (!(count <= MAX_SECTIONS)) return null;
  const ids: number[] = [];
  const cursor = { bits, at: 24 };
  let last = 0;
  for (let item = 0; item < count; item++) {
    const isRange = bits[cursor.at++] === '1';
    const first = readFibonacci(cursor);
    if (first === null) return null;
    const length = isRange ? readFibonacci(cursor) : 0;
    if (length === null || ids.length + length >= MAX_SECTIONS) return null;
    for (let step = 0; step <= length; step++) ids.push(last + first + step);
    last += first + length;
  }
  return ids;
}

/** Bits stand for 1, 2, 3, 5, 8 …; two ones in a row end the number. */
function readFibonacci(cursor: { bits: string; at: number }): number | null {
  let value = 0;
  let [weight, next] = [1, 2];
  for (let previous = '0'; cursor.at < cursor.bits.length; [weight, next] = [next, weight + next]) {
    const bit = cursor.bits[cursor.at++] ?? '0';
    if (bit === '1' && previous === '1') return value;
    if (bit === '1') value += weight;
    previous = bit;
  }
  return null;
}
