import { endianness } from 'node:os';
import {
  emptyReplicates,
  REPLICATES,
  type Replicates,
} from '#server/measurement/estimates/replicates.js';

const DOUBLE_BYTES = Float64Array.BYTES_PER_ELEMENT;
export const REPLICATE_BYTES = REPLICATES * DOUBLE_BYTES;
/** The whole as a double, and what each group's absence changes as 32-bit integers. */
const SHORT_BYTES = DOUBLE_BYTES + (REPLICATES - 1) * Int32Array.BYTES_PER_ELEMENT;

if (endianness() !== 'LE') throw new Error('Replicates are stored in little-endian order.');

/** The doubles, little-endian. */
export const encodeReplicates = (replicates: Replicates): Buffer =>
  Buffer.from(replicates.buffer, replicates.byteOffset, replicates.byteLength);

/** Takes half the bytes where the numbers are whole and close to each other, else uses doubles. */
export function encodeShortly(replicates: Replicates): Buffer {
  const whole = replicates[0] ?? 0;
  const bytes = Buffer.allocUnsafe(SHORT_BYTES);
  bytes.writeDoubleLE(whole, 0);
  for (let index = 1; index < REPLICATES; index += 1) {
    const change = (replicates[index] ?? 0) - whole;
    if (change !== (change | 0)) return encodeReplicates(replicates);
    bytes.writeInt32LE(change, DOUBLE_BYTES + (index - 1) * Int32Array.BYTES_PER_ELEMENT);
  }
  return bytes;
}

/** A copy, because a driver's buffers need not be aligned to doubles. */
export function decodeReplicates(bytes: Buffer): Replicates {
  const replicates = emptyReplicates();
  if (bytes.length === REPLICATE_BYTES) {
    encodeReplicates(replicates).set(bytes);
    return replicates;
  }
  if (bytes.length !== SHORT_BYTES) throw new RangeError(`${bytes.length} bytes of replicates`);

  const whole = bytes.readDoubleLE(0);
  replicates[0] = whole;
  for (let index = 1; index < REPLICATES; index += 1) {
    const at = DOUBLE_BYTES + (index - 1) * Int32Array.BYTES_PER_ELEMENT;
    replicates[index] = whole + bytes.readInt32LE(at);
  }
  return replicates;
}
