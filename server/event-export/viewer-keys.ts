import type { BinaryRow } from '#server/event-store/copy-binary.js';
import type { ViewerNames } from './viewer-names.js';

export const VIEWER_BYTES = 16;
const FIRST_KEYS = 4_096;

/** The keys of the viewers of many rows, whose names are made together; none without names. */
export class ViewerKeys {
  private keys = new Uint8Array(VIEWER_BYTES * FIRST_KEYS);
  private length = 0;

  constructor(private readonly names: ViewerNames | null) {}

  /** Adds the key that is the next field of the row; false where there will be no name. */
  add(row: BinaryRow): boolean {
    if (this.length + VIEWER_BYTES > this.keys.length) {
      const larger = new Uint8Array(2 * this.keys.length);
      larger.set(this.keys);
      this.keys = larger;
    }
    const isKnown = row.copyUuid(this.keys, this.length) && this.names !== null;
    if (isKnown) this.length += VIEWER_BYTES;
    return isKnown;
  }

  /** The bytes of the names of the keys so far. */
  takeNames(): Buffer {
    const taken = this.keys.subarray(0, this.length);
    this.length = 0;
    return this.names?.nameBytes(taken) ?? Buffer.alloc(0);
  }
}
