import type { BitReader } from './bit-reader.js';

/** Numbers of what is done with data, as the IAB's frameworks give them. */
export const MEASURE_ADVERTISING = 7;
const STORE_OR_READ_ON_A_DEVICE = 1;

/**
 * What our processing needs: an id that a tag passes on may lie on a device, and an impression is
 * joined to a visit.
 */
export const PURPOSES: readonly number[] = [STORE_OR_READ_ON_A_DEVICE, MEASURE_ADVERTISING];

/** Which of our purposes the next bits, one for each purpose, are set for. */
export function readPurposes(reader: BitReader, bits: number): ReadonlySet<number> {
  const agreed = new Set<number>();
  for (let purpose = 1; purpose <= bits; purpose++) {
    const isAgreed = reader.read(1) === 1;
    if (isAgreed && PURPOSES.includes(purpose)) agreed.add(purpose);
  }
  return agreed;
}
