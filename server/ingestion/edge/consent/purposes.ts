import type { BitReader } from './bit-reader.js';

/** Numbers of purposes in the IAB's frameworks. */
export const MEASURE_ADVERTISING = 7;
const STORE_OR_READ_ON_A_DEVICE = 1;

/**
 * The purposes that we need: storing an id that a tag passes on, and joining an impression to a
 * visit.
 */
export const PURPOSES: readonly number[] = [STORE_OR_READ_ON_A_DEVICE, MEASURE_ADVERTISING];

/** Returns those of our purposes that are set in the next bits, one bit for each purpose. */
export function readPurposes(reader: BitReader, bits: number): ReadonlySet<number> {
  const agreed = new Set<number>();
  for (let purpose = 1; purpose <= bits; purpose++) {
    const isAgreed = reader.read(1) === 1;
    if (isAgreed && PURPOSES.includes(purpose)) agreed.add(purpose);
  }
  return agreed;
}
