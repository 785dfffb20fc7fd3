import { endianness } from 'node:os';
import {
  emptyReplicates,
  REPLICATES,
  type Replicates,
} from '#server/measurement/estimates/replicates.js';

/** What a stored cell is about. Never renumber. */
export const CELL_DIMENSION = { line: 0, region: 1, daypart: 2, views: 3 } as const;
export type CellDimension = keyof typeof CELL_DIMENSION;

const DOUBLE_BYTES = Float64Array.BYTES_PER_ELEMENT;
export const REPLICATE_BYTES = REPLICATES * DOUBLE_BYTES;

if (endianness() !== 'LE') throw new Error('Replicates are stored in little-endian order.');

/** The doubles, little-endian. */
export const encodeReplicates = (replicates: Replicates): Buffer =>
  Buffer.from(replicates.buffer, replicates.byteOffset, replicates.byteLength);

/** A copy, because a driver's buffers need not be aligned to doubles. */
export function decodeReplicates(bytes: Buffer): Replicates {
  if (bytes.length !== REPLICATE_BYTES) throw new RangeError(`${bytes.length} bytes of replicates`);
  const replicates = emptyReplicates();
  encodeReplicates(replicates).set(bytes);
  return replicates;
}
