import type { EffectCell } from '#server/measurement/estimates/effect-cell.js';
import { emptyReplicates, type Replicates } from '#server/measurement/estimates/replicates.js';
import { decodeReplicates, encodeShortly } from './effect-columns.js';

/** The cells of a day's lines by tag, as bytes: numbers little-endian, replicates after their length. */
export function encodeLineCells(cells: ReadonlyMap<number, EffectCell>): Buffer {
  const parts: Buffer[] = [];
  for (const [tagId, cell] of cells) {
    const { impressions, baseImpressions, testable, placebo, leadLag } = cell;
    const numbers = Int32Array.of(tagId, impressions, baseImpressions, testable);
    parts.push(Buffer.from(numbers.buffer), ...withLength(placebo), ...withLength(leadLag));
  }
  return Buffer.concat(parts);
}

export function decodeLineCells(
  bytes: Buffer,
  onCell: (tagId: number, cell: EffectCell) => void,
): void {
  let at = 0;
  const int32 = () => {
    at += Int32Array.BYTES_PER_ELEMENT;
    return bytes.readInt32LE(at - Int32Array.BYTES_PER_ELEMENT);
  };
  const replicates = () => {
    const length = int32();
    at += length;
    return length > 0 ? decodeReplicates(bytes.subarray(at - length, at)) : emptyReplicates();
  };

  while (at < bytes.length) {
    const tagId = int32();
    onCell(tagId, {
      impressions: int32(),
      baseImpressions: int32(),
      testable: int32(),
      placebo: replicates(),
      leadLag: replicates(),
    });
  }
}

/** Takes no bytes where all are 0. */
function withLength(replicates: Replicates): Buffer[] {
  const isZero = replicates.every((value) => value === 0);
  const bytes = isZero ? Buffer.alloc(0) : encodeShortly(replicates);
  return [Buffer.from(Int32Array.of(bytes.length).buffer), bytes];
}
